import { expect, test } from 'vitest';
import { tradeProblems, type TradeSettings } from './trade-problems.ts';

const SAFE: TradeSettings = {
  publicOrigin: 'https://shop.example.com',
  stripeKey: 'sk_live_1',
  smtpUrl: 'smtps://user:password@mail.example.com',
  baseUrls: { STRIPE_BASE_URL: null, AIRALO_BASE_URL: 'https://partners-api.airalo.com' },
  sandboxOrigin: null,
  databaseUrl: null,
  isDevelopment: false,
};
const NETWORK_SANDBOX = {
  ...SAFE.baseUrls,
  AIRALO_BASE_URL: 'https://sandbox-partners-api.airalo.com',
};
const SANDBOX_ORIGIN = 'http://127.0.0.1:3001';
const SANDBOX = {
  stripeKey: 'sk_test_1',
  sandboxOrigin: SANDBOX_ORIGIN,
  baseUrls: { STRIPE_BASE_URL: SANDBOX_ORIGIN, AIRALO_BASE_URL: SANDBOX_ORIGIN },
};
const problemsOf = (changes: Partial<TradeSettings>) => tradeProblems({ ...SAFE, ...changes });

test('settings that are safe for real money have no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ stripeKey: 'sk_test_1', baseUrls: NETWORK_SANDBOX })).toEqual([]);
});

test.each(['sk_test_1', 'rk_test_1', 'SK_TEST_1', 'sk_1', 'sk_live', 'rk_org_live_1'])(
  'OPS-15 the key %s, which takes test cards, is refused with the real network',
  (stripeKey) => {
    for (const AIRALO_BASE_URL of [null, 'https://partners-api.airalo.com', 'https://proxy.example.com'])
      expect(problemsOf({ stripeKey, baseUrls: { ...SAFE.baseUrls, AIRALO_BASE_URL } })).toEqual([
        expect.stringContaining('anybody could buy real eSIMs with a test card'),
      ]);
    expect(problemsOf({ stripeKey, baseUrls: NETWORK_SANDBOX })).toEqual([]);
  },
);

test('OPS-15 a live key is refused with the sandbox of the network', () => {
  for (const stripeKey of ['sk_live_1', 'rk_live_1', 'SK_LIVE_1']) {
    expect(problemsOf({ stripeKey })).toEqual([]);
    expect(problemsOf({ stripeKey, baseUrls: NETWORK_SANDBOX })).toEqual([
      expect.stringContaining('customers would pay for eSIMs of the network’s sandbox'),
    ]);
  }
});

test('OPS-15 real keys are refused in development', () => {
  expect(problemsOf({ isDevelopment: true })).toEqual([
    expect.stringContaining('Unset NODE_ENV=development'),
  ]);
  expect(problemsOf({ ...SANDBOX, isDevelopment: true })).toEqual([]);
});

test.each([
  'postgres://u:p@db.example.com/shop?sslmode=disable',
  'postgres://u:p@198.51.100.7:5432/shop?sslmode=disable',
  'postgres://u:p@[2001:db8::1]/shop?sslmode=disable',
])('OPS-15 real keys with the unencrypted remote database %s are refused', (databaseUrl) => {
  expect(problemsOf({ databaseUrl })).toEqual([expect.stringContaining('Set sslmode=verify-full')]);
  expect(problemsOf({ databaseUrl: databaseUrl.replace('disable', 'verify-full') })).toEqual([]);
});

test.each(['localhost', '127.0.0.1', '10.0.0.5', '[::ffff:127.0.0.1]', 'db'])(
  'the database on %s may be reached without TLS',
  (host) => {
    expect(problemsOf({ databaseUrl: `postgres://u:p@${host}/shop?sslmode=disable` })).toEqual([]);
  },
);

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]:3000',
  'https://shop.localhost',
  'https://localhost.',
  'https://127.1',
  'https://10.1.2.3',
  'https://172.16.0.1',
  'https://192.168.1.10:8443',
  'https://169.254.1.1',
  'https://100.64.0.1',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:192.168.1.10]',
  'https://[fd00::1]',
  'https://[fe80::1]',
  'https://[::]',
  'http://shop.example.com',
])('OPS-09 real keys with PUBLIC_ORIGIN %s are refused, live or test', (publicOrigin) => {
  const sentence = 'Set PUBLIC_ORIGIN to an https:// address that customers can reach';
  for (const stripeKey of ['sk_live_1', 'rk_live_1'])
    expect(problemsOf({ publicOrigin, stripeKey })).toEqual([expect.stringContaining(sentence)]);
  const testKeys = { stripeKey: 'sk_test_1', baseUrls: NETWORK_SANDBOX };
  expect(problemsOf({ publicOrigin, ...testKeys })).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  'https://shop.example.com.',
  'https://203.0.113.9',
  'https://[2001:db8::1]',
  'https://localhost.example',
])('PUBLIC_ORIGIN %s is one that customers can reach', (publicOrigin) => {
  expect(problemsOf({ publicOrigin })).toEqual([]);
});

test('OPS-09 a live key beside a sandbox is refused, a test key is not', () => {
  const sandbox = { ...SANDBOX, publicOrigin: 'http://localhost:3000' };
  for (const stripeKey of ['sk_live_1', 'rk_live_1', 'SK_LIVE_1'])
    expect(problemsOf({ ...sandbox, stripeKey })).toEqual([expect.stringContaining('Unset SANDBOX_ORIGIN')]);
  expect(problemsOf({ ...sandbox, stripeKey: 'sk_test_1' })).toEqual([]);
});

test.each(['STRIPE_BASE_URL', 'AIRALO_BASE_URL'] as const)(
  'OPS-09 real keys with an http:// %s are refused',
  (name) => {
    const baseUrls = { ...SAFE.baseUrls, [name]: 'http://example.com' };
    expect(problemsOf({ baseUrls })).toEqual([expect.stringContaining(`Set ${name} to an https:// address`)]);
    expect(problemsOf({ baseUrls: { ...SAFE.baseUrls, [name]: 'https://example.com' } })).toEqual([]);
  },
);

test('OPS-09 real keys with a mail server that may go without TLS are refused', () => {
  const refused = [expect.stringContaining('Set SMTP_URL to an smtps:// address')];
  expect(problemsOf({ smtpUrl: 'smtp://user:password@mail.example.com:587' })).toEqual(refused);
  expect(problemsOf({ smtpUrl: 'smtp://mail.example.com?requireTLS=false' })).toEqual(refused);
  expect(problemsOf({ smtpUrl: 'smtp://user:password@mail.example.com:587?requireTLS=true' })).toEqual([]);
  expect(problemsOf({ smtpUrl: 'smtp://192.168.1.10' })).toEqual(refused);
  for (const host of ['127.0.0.1:25', 'LOCALHOST.', '[::ffff:127.0.0.1]'])
    expect(problemsOf({ smtpUrl: `smtp://${host}` })).toEqual([]);
});

test('the sandbox may be reached without TLS', () => {
  expect(problemsOf({ ...SANDBOX, smtpUrl: 'smtp://127.0.0.1:40000' })).toEqual([]);
});

test.each([
  ['the real network', { AIRALO_BASE_URL: 'https://partners-api.airalo.com' }, 'Set AIRALO_BASE_URL to'],
  [
    'the network’s own sandbox',
    { AIRALO_BASE_URL: NETWORK_SANDBOX.AIRALO_BASE_URL },
    'Set AIRALO_BASE_URL to',
  ],
  ['the real payment service', { STRIPE_BASE_URL: null }, 'Set STRIPE_BASE_URL to'],
  [
    'both real',
    { STRIPE_BASE_URL: null, AIRALO_BASE_URL: null },
    'Set STRIPE_BASE_URL and AIRALO_BASE_URL to',
  ],
  ['another port', { AIRALO_BASE_URL: 'http://127.0.0.1:3002' }, 'Set AIRALO_BASE_URL to'],
])('OPS-15 a sandbox origin with %s is refused', (_, baseUrls, sentence) => {
  expect(problemsOf({ ...SANDBOX, baseUrls: { ...SANDBOX.baseUrls, ...baseUrls } })).toEqual([
    expect.stringContaining(sentence),
  ]);
});
