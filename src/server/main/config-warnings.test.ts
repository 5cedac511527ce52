import { expect, test } from 'vitest';
import { configWarnings } from './config-warnings.ts';

const services = {
  stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', baseUrl: null },
  airalo: { clientId: 'client', clientSecret: 'secret', baseUrl: 'https://partners-api.airalo.com' },
  smtpUrl: 'smtps://mail.example.com',
  sandboxOrigin: null,
};
const REAL = { role: 'all', services, trustedProxyHops: 0 } as const;

test('OPS-15 real keys without a proxy in front are warned about, because all visitors may be one client', () => {
  const [warning, ...others] = configWarnings(REAL);
  expect([warning?.event, others]).toEqual(['proxies-not-counted', []]);
  expect(warning?.fields['reason']).toContain('Set TRUSTED_PROXY_HOPS to the number of proxies');
  expect(configWarnings({ ...REAL, role: 'web' })).toHaveLength(1);
});

test('with a proxy, in the sandbox and in a worker there is nothing to warn about', () => {
  expect(configWarnings({ ...REAL, trustedProxyHops: 1 })).toEqual([]);
  expect(configWarnings({ ...REAL, role: 'worker' })).toEqual([]);
  const sandbox = { ...services, sandboxOrigin: 'http://127.0.0.1:3001' };
  expect(configWarnings({ ...REAL, services: sandbox })).toEqual([]);
});
