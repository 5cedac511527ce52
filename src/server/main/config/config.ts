import { join, resolve } from 'node:path';
import { z } from 'zod';
import { BRAND } from '#core/brand.ts';
import { centsFromDollars } from '#core/money.ts';
import { OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import type { Seller } from '#core/seller.ts';
import { address, languages, origin, port, startingWith, timeZone } from './setting-kinds.ts';
import { ratesUrl } from './rates-url.ts';
import { readSeller, SELLER_ENVIRONMENT, sellerProblems, TAX_ENVIRONMENT } from './seller-settings.ts';
import { tradeProblems } from './trade-problems.ts';
import { isWeakSecret, MIN_SECRET_LENGTH } from './weak-secret.ts';

export type Services = Readonly<{
  stripe: Readonly<{ secretKey: string; webhookSecret: string; baseUrl: string | null }>;
  airalo: Readonly<{ clientId: string; clientSecret: string; baseUrl: string }>;
  smtpUrl: string;
  /** Set when these services are a sandbox that is already running; `null` when they are the real ones. */
  sandboxOrigin: string | null;
}>;

export type Config = Readonly<{
  port: number;
  /** The address to listen on; `null` means all addresses of the machine. */
  listenOn: string | null;
  publicOrigin: string;
  /** An absolute path. */
  dataDir: string;
  role: 'all' | 'web' | 'worker';
  /** `null` means the PostgreSQL that is installed with the packages. */
  databaseUrl: string | null;
  externalServices:
    | Readonly<{ kind: 'start-sandbox'; port: number }>
    | Readonly<{ kind: 'services'; services: Services }>;
  mailFrom: string;
  /** The seller as shown on pages and in emails. */
  seller: Seller;
  /** The tax that every price includes, in hundredths of a percent; `null` means that invoices state none. */
  taxBasisPoints: number | null;
  /** Below this credit at the eSIM network an alert is raised. */
  lowBalanceCents: number;
  /** The languages that the shop offers, English first. */
  languages: readonly Language[];
  /** Whose midnight begins a day in the figures of the shop. */
  timeZone: string;
  /** Where the daily table of exchange rates is, in the format of the European Central Bank. */
  currencyRatesUrl: string;
  /** `null` means the one generated at first start and stored in DATA_DIR. */
  authSecret: string | null;
  /** Encrypts eSIM codes at rest; `null` means the secret that signs sessions. */
  encryptionSecret: string | null;
  /** Keys of eSIM codes that were added after the first start; need not exist. An absolute path. */
  esimKeysFile: string;
  publicAnonKey: string | null;
  /** A client that sends it may read /metrics from another machine; `null` allows this machine only. */
  metricsToken: string | null;
  trustedProxyHops: number;
  /** Pages are served from their sources and reload when a file is saved. */
  isDevelopment: boolean;
}>;

/** The environment has settings the shop refuses to run with. The message tells operators what to set. */
export class ConfigurationRefused extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const AIRALO_PRODUCTION = 'https://partners-api.airalo.com';
const MAIL_FROM = `${BRAND} <hello@landfall.example>`;

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port('PORT').default(3000),
  LISTEN_ON: z
    .union([z.ipv4(), z.ipv6()], 'Set LISTEN_ON to an IP address of this machine, such as 127.0.0.1.')
    .optional(),
  PUBLIC_ORIGIN: origin('PUBLIC_ORIGIN').optional(),
  DATA_DIR: z.string().default('data'),
  ROLE: z.enum(['all', 'web', 'worker'], 'Set ROLE to all, web or worker.').default('all'),
  DATABASE_URL: address(
    'Set DATABASE_URL to an address such as postgres://user:password@host:5432/landfall.',
    /^postgres(ql)?$/,
  ).optional(),
  STRIPE_SECRET_KEY: startingWith('STRIPE_SECRET_KEY', /^[sr]k_/, 'sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: startingWith('STRIPE_WEBHOOK_SECRET', /^whsec_/, 'whsec_').optional(),
  STRIPE_BASE_URL: origin('STRIPE_BASE_URL').optional(),
  AIRALO_CLIENT_ID: z.string().optional(),
  AIRALO_CLIENT_SECRET: z.string().optional(),
  AIRALO_BASE_URL: origin('AIRALO_BASE_URL').optional(),
  SMTP_URL: address(
    'Set SMTP_URL to an address such as smtps://user:password@mail.example.com.',
    /^smtps?$/,
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'Set MAIL_FROM to a mail address, such as Landfall <hello@example.com>.')
    .optional(),
  ...SELLER_ENVIRONMENT,
  ...TAX_ENVIRONMENT,
  SANDBOX_PORT: port('SANDBOX_PORT').optional(),
  SANDBOX_ORIGIN: origin('SANDBOX_ORIGIN').optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .regex(/^\d$/, 'Set TRUSTED_PROXY_HOPS to the number of proxies in front of the shop, from 0 to 9.')
    .transform(Number)
    .default(0),
  SHOP_TIME_ZONE: timeZone('SHOP_TIME_ZONE').default('UTC'),
  SHOP_LANGUAGES: languages('SHOP_LANGUAGES').default(OFFERED_BY_DEFAULT),
  NETWORK_LOW_BALANCE: z
    .string()
    .regex(/^\d{1,6}$/, 'Set NETWORK_LOW_BALANCE to whole dollars, such as 200.')
    .transform((dollars) => centsFromDollars(Number(dollars)))
    .default(centsFromDollars(200)),
  CURRENCY_RATES_URL: address(
    'Set CURRENCY_RATES_URL to the address of a table like eurofxref-daily.xml of the European Central Bank, or leave it unset.',
    /^https?$/,
  ).optional(),
  AUTH_SECRET: z.string().optional(),
  ENCRYPTION_SECRET: z
    .string()
    .refine(
      (value) => !isWeakSecret(value),
      `Set ENCRYPTION_SECRET to at least ${MIN_SECRET_LENGTH} random characters (openssl rand -hex 32 makes one), or leave it unset.`,
    )
    .optional(),
  ESIM_KEYS_FILE: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .min(16, 'Set METRICS_TOKEN to at least 16 characters, or leave it unset.')
    .optional(),
  PUBLIC_ANON_KEY: z
    .string()
    .min(16, 'Set PUBLIC_ANON_KEY to at least 16 characters, or leave it unset.')
    .optional(),
});
type Environment = z.infer<typeof Environment>;

/** Real trade needs all of these: money without eSIMs, or eSIMs without mail, would cheat a customer. */
const SERVICE_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AIRALO_CLIENT_ID',
  'AIRALO_CLIENT_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies readonly (keyof Environment)[];

/** Called once, at start-up; the rest of the code receives a Config. The refusal says what to set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const received = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(received);
  if (!parsed.success) throw new ConfigurationRefused(parsed.error.issues.map((issue) => issue.message));
  const values = parsed.data;
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  const problems = [
    ...serviceProblems(values),
    ...safetyProblems(values, publicOrigin),
    ...roleProblems(values),
    ...sellerProblems(values, readServices(values)?.sandboxOrigin === null),
  ];
  if (problems.length > 0) throw new ConfigurationRefused(problems);
  const services = readServices(values);
  return {
    port: values.PORT,
    listenOn: values.LISTEN_ON ?? null,
    publicOrigin,
    dataDir: resolve(values.DATA_DIR),
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL ?? null,
    externalServices: services
      ? { kind: 'services', services }
      : { kind: 'start-sandbox', port: sandboxPort(values) },
    mailFrom: values.MAIL_FROM ?? MAIL_FROM,
    seller: readSeller(values),
    taxBasisPoints: values.SELLER_TAX_PERCENT ?? null,
    lowBalanceCents: values.NETWORK_LOW_BALANCE,
    languages: values.SHOP_LANGUAGES,
    timeZone: values.SHOP_TIME_ZONE,
    currencyRatesUrl: ratesUrl(values.CURRENCY_RATES_URL, services),
    ...ownSecrets(values),
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    isDevelopment: values.NODE_ENV === 'development',
  };
}

function ownSecrets(values: Environment) {
  return {
    authSecret: values.AUTH_SECRET ?? null,
    encryptionSecret: values.ENCRYPTION_SECRET ?? null,
    esimKeysFile: resolve(values.ESIM_KEYS_FILE ?? join(values.DATA_DIR, 'esim-keys.json')),
    publicAnonKey: values.PUBLIC_ANON_KEY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}

function sandboxPort(values: Environment): number {
  return values.SANDBOX_PORT ?? values.PORT + 1;
}

/** A sender's name alone reaches no external service, so MAIL_FROM may be set together with the sandbox. */
function wantsServices(values: Environment): boolean {
  return [
    ...SERVICE_KEYS.filter((name) => name !== 'MAIL_FROM'),
    'STRIPE_BASE_URL' as const,
    'AIRALO_BASE_URL' as const,
  ].some((name) => values[name] !== undefined);
}

function serviceProblems(values: Environment): string[] {
  if (!wantsServices(values)) {
    const isTaken = sandboxPort(values) === values.PORT || sandboxPort(values) > 65_535;
    return isTaken ? ['Set SANDBOX_PORT to a free port other than PORT, from 1 to 65535.'] : [];
  }
  const missing = SERVICE_KEYS.filter((name) => values[name] === undefined);
  if (missing.length === 0) return [];
  const found = SERVICE_KEYS.filter((name) => values[name] !== undefined);
  return [
    `Set ${listed(missing)} as well: ${found.length > 0 ? listed(found) : 'a base URL'} ${found.length > 1 ? 'are' : 'is'} set, and real payments, eSIMs and mail only work together. To use the sandbox instead, set none of them.`,
  ];
}

function safetyProblems(values: Environment, publicOrigin: string): string[] {
  const services = readServices(values);
  const isProduction = services?.sandboxOrigin === null || values.NODE_ENV === 'production';
  const problems: string[] = [];
  if (isProduction && values.AUTH_SECRET !== undefined && isWeakSecret(values.AUTH_SECRET)) {
    problems.push(
      `Set AUTH_SECRET to at least ${MIN_SECRET_LENGTH} random characters (openssl rand -hex 32 makes one), or leave it unset and one is made.`,
    );
  }
  if (services !== null) {
    const { stripe, airalo, smtpUrl, sandboxOrigin } = services;
    const baseUrls = { STRIPE_BASE_URL: stripe.baseUrl, AIRALO_BASE_URL: airalo.baseUrl };
    problems.push(
      ...tradeProblems({
        publicOrigin,
        stripeKey: stripe.secretKey,
        smtpUrl,
        baseUrls,
        sandboxOrigin,
        databaseUrl: values.DATABASE_URL ?? null,
        isDevelopment: values.NODE_ENV === 'development',
      }),
    );
  }
  return problems;
}

/** The built-in database and the sandbox belong to one process; separate roles need services they share. */
function roleProblems(values: Environment): string[] {
  if (values.ROLE === 'all') return [];
  const missing = values.DATABASE_URL === undefined ? ['DATABASE_URL'] : [];
  if (!wantsServices(values)) missing.push(...SERVICE_KEYS);
  const problems = sharedSecretProblems(values);
  if (missing.length === 0) return problems;
  return [
    ...problems,
    `Set ${listed(missing)} for ROLE=${values.ROLE}, or leave ROLE unset to run everything in one process.`,
  ];
}

/** Each process would generate its own: the web process could not read what the worker encrypts and signs. */
function sharedSecretProblems(values: Environment): string[] {
  if (values.AUTH_SECRET !== undefined) return [];
  return [
    `Set AUTH_SECRET for ROLE=${values.ROLE} to at least ${MIN_SECRET_LENGTH} random characters (openssl rand -hex 32 makes one), the same in every process of this shop, and ENCRYPTION_SECRET the same in all of them or in none.`,
  ];
}

function readServices(values: Environment): Services | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AIRALO_CLIENT_ID, AIRALO_CLIENT_SECRET, SMTP_URL } =
    values;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !AIRALO_CLIENT_ID || !AIRALO_CLIENT_SECRET || !SMTP_URL)
    return null;
  return {
    stripe: {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      baseUrl: values.STRIPE_BASE_URL ?? null,
    },
    airalo: {
      clientId: AIRALO_CLIENT_ID,
      clientSecret: AIRALO_CLIENT_SECRET,
      baseUrl: values.AIRALO_BASE_URL ?? AIRALO_PRODUCTION,
    },
    smtpUrl: SMTP_URL,
    sandboxOrigin: values.SANDBOX_ORIGIN ?? null,
  };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
