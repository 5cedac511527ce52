import { isLocalHost, isThisMachine } from './local-host.ts';

/** The settings of external services that matter for safety. */
export type TradeSettings = Readonly<{
  publicOrigin: string;
  stripeKey: string;
  smtpUrl: string;
  baseUrls: Readonly<Record<'STRIPE_BASE_URL' | 'AIRALO_BASE_URL', string | null>>;
  /** Null: the services are real, and so is the money. */
  sandboxOrigin: string | null;
  /** Null: the database that comes with the packages. */
  databaseUrl: string | null;
  isDevelopment: boolean;
}>;

const LIVE_KEY = /^[sr]k_live_/i;
/** The network's own place for trying things out, such as sandbox-partners-api.airalo.com. */
const NETWORK_SANDBOX = /^sandbox[.-]/;

/** Reasons not to take real money with these settings. Each sentence says what to set. */
export function tradeProblems(settings: TradeSettings): string[] {
  if (settings.sandboxOrigin === null)
    return [
      ...originProblems(settings),
      ...keyProblems(settings),
      ...baseUrlProblems(settings),
      ...mailProblems(settings),
      ...databaseProblems(settings),
      ...developmentProblems(settings),
    ];
  if (!LIVE_KEY.test(settings.stripeKey)) return sandboxProblems(settings);
  return [
    'Unset SANDBOX_ORIGIN, or set STRIPE_SECRET_KEY to a test key (sk_test_): with SANDBOX_ORIGIN the shop trusts its local environment, which is not safe with a live key.',
  ];
}

/** A payment service and a network with the same origin can only be a sandbox. An unset base URL is the real service. */
function sandboxProblems({ baseUrls, sandboxOrigin }: TradeSettings): string[] {
  const elsewhere = Object.entries(baseUrls).flatMap(([name, url]) =>
    url !== null && new URL(url).origin === sandboxOrigin ? [] : [name],
  );
  if (elsewhere.length === 0) return [];
  return [
    `Set ${elsewhere.join(' and ')} to the address in SANDBOX_ORIGIN, or unset SANDBOX_ORIGIN: it says that payments and eSIMs come from one sandbox. With the real network anybody could buy real eSIMs with a test card.`,
  ];
}

function originProblems({ publicOrigin }: TradeSettings): string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol === 'https:' && !isLocalHost(hostname)) return [];
  return [
    'Set PUBLIC_ORIGIN to an https:// address that customers can reach, such as https://shop.example.com: they sign in and pay there, and every link in an email leads there.',
  ];
}

/** Money and eSIMs are both real, or neither is. */
function keyProblems({ stripeKey, baseUrls }: TradeSettings): string[] {
  const network = baseUrls.AIRALO_BASE_URL;
  const isRealNetwork = network === null || !NETWORK_SANDBOX.test(new URL(network).hostname);
  if (LIVE_KEY.test(stripeKey) === isRealNetwork) return [];
  return isRealNetwork
    ? [
        'Set STRIPE_SECRET_KEY to a live key (sk_live_ or rk_live_), or AIRALO_BASE_URL to the sandbox of the network: with a test key anybody could buy real eSIMs with a test card.',
      ]
    : [
        'Set STRIPE_SECRET_KEY to a test key (sk_test_), or unset AIRALO_BASE_URL: with a live key customers would pay for eSIMs of the network’s sandbox, which do not work.',
      ];
}

function baseUrlProblems({ baseUrls }: TradeSettings): string[] {
  return Object.entries(baseUrls).flatMap(([name, url]) =>
    url !== null && new URL(url).protocol === 'http:'
      ? [`Set ${name} to an https:// address, or leave it unset: keys and eSIM codes are sent there.`]
      : [],
  );
}

/** Without `requireTLS`, an attacker on the network path can keep the connection unencrypted. */
function mailProblems({ smtpUrl }: TradeSettings): string[] {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isSafe = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  if (isSafe || isThisMachine(hostname)) return [];
  return [
    'Set SMTP_URL to an smtps:// address, or add ?requireTLS=true to it: sign-in links and eSIM codes must not be sent unencrypted.',
  ];
}

/** A name without a dot is one of a private network, such as a container's. */
function databaseProblems({ databaseUrl }: TradeSettings): string[] {
  if (databaseUrl === null) return [];
  const { hostname, searchParams } = new URL(databaseUrl);
  const isRemote = !isLocalHost(hostname) && /[.:]/.test(hostname);
  if (!isRemote || searchParams.get('sslmode') !== 'disable') return [];
  return [
    'Set sslmode=verify-full in DATABASE_URL instead of sslmode=disable: orders and addresses of customers must not be sent unencrypted to another machine.',
  ];
}

function developmentProblems({ isDevelopment }: TradeSettings): string[] {
  if (!isDevelopment) return [];
  return [
    'Unset NODE_ENV=development, or unset the real keys to use the sandbox: development pages are drawn from their sources, uncached, for one programmer.',
  ];
}
