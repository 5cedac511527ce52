import { expect, test } from 'vitest';
import { tradeProblems, type TradeSettings } from './trade-problems.ts';

const SAFE: TradeSettings = {
  publicOrigin: 'https://shop.example.com',
  stripeKey: 'sk_live_1',
  smtpUrl: 'smtps://user:password@mail.example.com',
  baseUrls: { STRIPE_BASE_URL: null, AIRALO_BASE_URL: 'https://partners-api.airalo.com' },
  sandboxOrigin: null,
};
const problemsOf = (changes: Partial<TradeSettings>) => tradeProblems({ ...SAFE, ...changes });

test('settings that are safe for real money have no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ stripeKey: 'sk_test_1' })).toEqual([]);
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]:3000',
  'https://shop.localhost',
  'http://shop.example.com',
])('OPS-09 real keys with PUBLIC_ORIGIN %s are refused, live or test', (publicOrigin) => {
  for (const stripeKey of ['sk_live_1', 'rk_live_1', 'sk_test_1'])
    expect(problemsOf({ publicOrigin, stripeKey })).toEqual([
      expect.stringContaining('Set PUBLIC_ORIGIN to an https:// address that customers can reach'),
    ]);
});

test('OPS-09 a live key beside a sandbox is refused, a test key is not', () => {
  const sandbox = { sandboxOrigin: 'http://127.0.0.1:3001', publicOrigin: 'http://localhost:3000' };
  for (const stripeKey of ['sk_live_1', 'rk_live_1'])
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
  expect(problemsOf({ smtpUrl: 'smtp://127.0.0.1:25' })).toEqual([]);
});

test('the sandbox may be reached without TLS', () => {
  expect(
    problemsOf({
      stripeKey: 'sk_test_1',
      sandboxOrigin: 'http://127.0.0.1:3001',
      smtpUrl: 'smtp://127.0.0.1:40000',
      baseUrls: { STRIPE_BASE_URL: 'http://127.0.0.1:3001', AIRALO_BASE_URL: 'http://127.0.0.1:3001' },
    }),
  ).toEqual([]);
});
