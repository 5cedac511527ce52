import { expect, test } from 'vitest';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { ConfigurationRefused, readConfig } from './config.ts';

const REAL = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  AIRALO_CLIENT_ID: 'client',
  AIRALO_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Landfall <hello@example.com>',
  PUBLIC_ORIGIN: 'https://shop.example.com',
  SELLER_NAME: 'Viajes Prueba S.L.',
  SELLER_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
  SELLER_TAX_ID: 'B12345678',
  SUPPORT_EMAIL: 'help@example.com',
};

/** The settings of a shop that uses a sandbox which another process runs. */
const sandboxAt = (origin: string) => ({
  ...REAL,
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_BASE_URL: origin,
  AIRALO_BASE_URL: origin,
  SANDBOX_ORIGIN: origin,
});

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationRefused) return error.message;
    throw error;
  }
  return 'accepted';
}

test('ADMIN-04 the days of the shop are those of its time zone', () => {
  expect(readConfig({}).timeZone).toBe('UTC');
  expect(readConfig({ SHOP_TIME_ZONE: 'Europe/Madrid' }).timeZone).toBe('Europe/Madrid');
  expect(() => readConfig({ SHOP_TIME_ZONE: 'Madrid' })).toThrow('Set SHOP_TIME_ZONE to a time zone');
});

test('LANG-20 the shop offers English and Spanish, or the languages that are set', () => {
  expect(readConfig({}).languages).toEqual(['en', 'es']);
  expect(readConfig({ SHOP_LANGUAGES: 'pt, en,es,en' }).languages).toEqual(['en', 'es', 'pt']);
  expect(readConfig({ SHOP_LANGUAGES: 'en' }).languages).toEqual(['en']);
  for (const refused of ['es', 'en,fr', 'en,', 'en es', 'EN'])
    expect(() => readConfig({ SHOP_LANGUAGES: refused }), refused).toThrow('Set SHOP_LANGUAGES to languages');
});

test('SANDBOX-01 an empty environment runs the sandbox beside the shop', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    role: 'all',
    databaseUrl: null,
    externalServices: { kind: 'start-sandbox', port: 3001 },
    trustedProxyHops: 0,
  });
});

test('SANDBOX-02 with all keys the sandbox is never used', () => {
  const { externalServices } = readConfig({ ...REAL, SANDBOX_PORT: '4001' });
  expect(externalServices).toEqual({
    kind: 'services',
    services: {
      stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', baseUrl: null },
      airalo: { clientId: 'client', clientSecret: 'secret', baseUrl: 'https://partners-api.airalo.com' },
      smtpUrl: 'smtps://user:password@mail.example.com',
      sandboxOrigin: null,
    },
  });
});

test.each([
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AIRALO_CLIENT_ID',
  'AIRALO_CLIENT_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const)('SANDBOX-02 all keys but %s is refused, and the sentence names it', (missing) => {
  const rest = Object.fromEntries(Object.entries(REAL).filter(([name]) => name !== missing));
  expect(refusalOf(rest)).toContain(`Set ${missing} as well`);
});

test.each(['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID', 'SUPPORT_EMAIL'] as const)(
  'with real keys a shop without %s is refused, and the sentence names it',
  (missing) => {
    const rest = Object.fromEntries(Object.entries(REAL).filter(([name]) => name !== missing));
    expect(refusalOf(rest)).toBe(
      `Set ${missing}: with real keys the shop must show customers who sells and where to write.`,
    );
  },
);

test('LEGAL-13 all missing seller settings are named in one sentence', () => {
  expect(refusalOf({ ...REAL, SELLER_NAME: '', SUPPORT_EMAIL: ' ' })).toContain(
    'Set SELLER_NAME, SUPPORT_EMAIL: with real keys',
  );
});

test('ORDER-28 the tax rate of invoices is a percentage with at most two decimals, or none', () => {
  const rateOf = (percent: string) => readConfig({ SELLER_TAX_PERCENT: percent }).taxBasisPoints;
  expect(['21', '5.5', '0', '10.05'].map(rateOf)).toEqual([2100, 550, 0, 1005]);
  expect(readConfig({}).taxBasisPoints).toBeNull();
  for (const wrong of ['21 %', '-1', '100', '1,5', 'VAT'])
    expect(() => rateOf(wrong)).toThrow('Set SELLER_TAX_PERCENT to the tax that every price includes');
});

test('the seller is the one that was set; the sandbox has a seller of its own, set or not', () => {
  expect(readConfig(REAL).seller).toEqual({
    name: 'Viajes Prueba S.L.',
    address: 'Calle Mayor 1, 28013 Madrid',
    taxId: 'B12345678',
    supportEmail: 'help@example.com',
  });
  expect(readConfig({}).seller).toEqual(SANDBOX_SELLER);
  expect(readConfig({ SUPPORT_EMAIL: 'me@example.com' }).seller).toEqual({
    ...SANDBOX_SELLER,
    supportEmail: 'me@example.com',
  });
});

test('one key alone is refused instead of trading for real without eSIMs', () => {
  expect(refusalOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toContain('STRIPE_WEBHOOK_SECRET, AIRALO_CLIENT_ID');
  expect(refusalOf({ AIRALO_BASE_URL: 'https://example.com' })).toContain(
    'To use the sandbox instead, set none of them.',
  );
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: '', PORT: ' ' }).externalServices.kind).toBe('start-sandbox');
});

test.each([
  [{ PORT: 'http' }, 'Set PORT to a number'],
  [{ PORT: '70000' }, 'Set PORT to a number'],
  [{ PORT: '65535' }, 'Set SANDBOX_PORT to a free port'],
  [{ PORT: '4000', SANDBOX_PORT: '4000' }, 'Set SANDBOX_PORT to a free port other than PORT'],
  [{ PUBLIC_ORIGIN: 'shop.example.com' }, 'Set PUBLIC_ORIGIN to an address'],
  [{ PUBLIC_ORIGIN: 'https://shop.example.com/es' }, 'Set PUBLIC_ORIGIN to an address without a path'],
  [{ ROLE: 'both' }, 'Set ROLE to all, web or worker'],
  [{ ROLE: 'worker' }, 'Set DATABASE_URL, STRIPE_SECRET_KEY'],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, 'Set DATABASE_URL to an address such as postgres://'],
  [{ ...REAL, STRIPE_SECRET_KEY: 'pk_live_1' }, 'Set STRIPE_SECRET_KEY to the value'],
  [{ ...REAL, SMTP_URL: 'mail.example.com' }, 'Set SMTP_URL to an address'],
  [{ ...REAL, PUBLIC_ORIGIN: 'http://shop.example.com' }, 'Set PUBLIC_ORIGIN to an https:// address'],
  [{ ...REAL, PUBLIC_ORIGIN: '' }, 'Set PUBLIC_ORIGIN to an https:// address'],
  [{ ...REAL, SANDBOX_ORIGIN: 'http://127.0.0.1:3001' }, 'Unset SANDBOX_ORIGIN'],
  [{ ...REAL, SMTP_URL: 'smtp://mail.example.com' }, 'Set SMTP_URL to an smtps:// address'],
  [{ ...REAL, STRIPE_BASE_URL: 'http://example.com' }, 'Set STRIPE_BASE_URL to an https:// address'],
  [{ ...REAL, AIRALO_BASE_URL: 'http://example.com' }, 'Set AIRALO_BASE_URL to an https:// address'],
  [{ ...REAL, DATABASE_URL: 'postgres://db/shop', ROLE: 'web' }, 'Set AUTH_SECRET for ROLE=web'],
  [{ ...REAL, DATABASE_URL: 'postgres://db/shop', ROLE: 'worker' }, 'the same in every process of this shop'],
  [{ ...REAL, AUTH_SECRET: 'secret' }, 'Set AUTH_SECRET to at least 32 random characters'],
  [{ ...REAL, AUTH_SECRET: 'ab'.repeat(20) }, 'Set AUTH_SECRET to at least 32 random characters'],
  [{ ENCRYPTION_SECRET: 'short' }, 'Set ENCRYPTION_SECRET to at least 32 random characters'],
  [{ ...REAL, ENCRYPTION_SECRET: 'a'.repeat(64) }, 'Set ENCRYPTION_SECRET to at least 32 random characters'],
  [{ ...REAL, ENCRYPTION_SECRET: 'abcdefg'.repeat(9) }, 'Set ENCRYPTION_SECRET to at least 32 random'],
  [{ ...REAL, STRIPE_SECRET_KEY: 'sk_test_1' }, 'anybody could buy real eSIMs with a test card'],
  [{ ...REAL, NODE_ENV: 'development' }, 'Unset NODE_ENV=development'],
  [{ ...REAL, DATABASE_URL: 'postgres://db.example.com/x?sslmode=disable' }, 'Set sslmode=verify-full'],
  [{ NODE_ENV: 'production', AUTH_SECRET: 'changeme' }, 'Set AUTH_SECRET'],
  [{ SUPPORT_EMAIL: 'help' }, 'Set SUPPORT_EMAIL to an email address'],
  [{ TRUSTED_PROXY_HOPS: '-1' }, 'Set TRUSTED_PROXY_HOPS'],
  [{ PUBLIC_ANON_KEY: 'short' }, 'Set PUBLIC_ANON_KEY'],
])('%o is refused with a sentence that says what to set', (env, sentence) => {
  expect(refusalOf(env)).toContain(sentence);
});

test('several mistakes are reported at once', () => {
  expect(refusalOf({ PORT: 'x', ROLE: 'y' }).split('\n')).toHaveLength(2);
});

test('a sandbox that is already running can be named, so a second process can share it', () => {
  const config = readConfig({
    ...sandboxAt('http://localhost:3001/'),
    PUBLIC_ORIGIN: 'http://shop.test',
  });
  expect(config.externalServices).toMatchObject({ services: { sandboxOrigin: 'http://localhost:3001' } });
});

test.each(['STRIPE_BASE_URL', 'AIRALO_BASE_URL'])(
  'OPS-15 a named sandbox without %s is refused, because an unset one is the real service',
  (name) => {
    const message = refusalOf({ ...sandboxAt('http://localhost:3001'), [name]: '' });
    expect(message).toContain(`Set ${name} to the address in SANDBOX_ORIGIN`);
  },
);

test.each(['web', 'worker'])(
  'OPS-08 ROLE=%s without a shared secret is refused, and the sentence says so',
  (ROLE) => {
    const message = refusalOf({ ...REAL, DATABASE_URL: 'postgres://db/shop', ROLE });
    expect(message).toContain(`Set AUTH_SECRET for ROLE=${ROLE}`);
    expect(message).toContain('the same in every process of this shop');
  },
);

test('OPS-08 roles of a shop that share a secret may run as separate processes', () => {
  const shared = { DATABASE_URL: 'postgres://db/shop', AUTH_SECRET: '0123456789abcdef'.repeat(2) };
  for (const ROLE of ['web', 'worker'])
    expect(readConfig({ ...REAL, ...shared, ROLE })).toMatchObject({ role: ROLE });
});

test('OPS-24 the address to listen on is an IP address, and all addresses without it', () => {
  expect(readConfig({}).listenOn).toBeNull();
  expect(readConfig({ LISTEN_ON: '127.0.0.1' }).listenOn).toBe('127.0.0.1');
  expect(readConfig({ LISTEN_ON: '::1' }).listenOn).toBe('::1');
  expect(refusalOf({ LISTEN_ON: 'localhost' })).toContain('Set LISTEN_ON to an IP address');
});

test('CURRENCY-01 CURRENCY-11 the exchange rates are those of the bank, of the sandbox, or of an address that was set', () => {
  const sandbox = sandboxAt('http://127.0.0.1:3001');
  const set = { CURRENCY_RATES_URL: 'https://rates.example.com/daily.xml' };
  expect(readConfig(REAL).currencyRatesUrl).toBe(
    'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  );
  expect(readConfig(sandbox).currencyRatesUrl).toBe(
    'http://127.0.0.1:3001/currency-rates/eurofxref-daily.xml',
  );
  expect(readConfig({ ...sandbox, ...set }).currencyRatesUrl).toBe(set.CURRENCY_RATES_URL);
  expect(refusalOf({ CURRENCY_RATES_URL: 'daily.xml' })).toContain('Set CURRENCY_RATES_URL to');
});

test('OPS-20 the keys of eSIM codes are in DATA_DIR, or in a file of their own for several machines', () => {
  expect(readConfig({ DATA_DIR: '/srv/shop' }).esimKeysFile).toBe('/srv/shop/esim-keys.json');
  expect(readConfig({ DATA_DIR: '/srv/shop', ESIM_KEYS_FILE: '/etc/keys.json' }).esimKeysFile).toBe(
    '/etc/keys.json',
  );
});
