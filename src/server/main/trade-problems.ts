/** The settings of external services that matter for safety. */
export type TradeSettings = Readonly<{
  publicOrigin: string;
  stripeKey: string;
  smtpUrl: string;
  baseUrls: Readonly<Record<'STRIPE_BASE_URL' | 'AIRALO_BASE_URL', string | null>>;
  /** Null: the services are real, and so is the money. */
  sandboxOrigin: string | null;
}>;

const LIVE_KEY = /^[sr]k_live_/;

/** Reasons not to take real money with these settings. Each sentence says what to set. */
export function tradeProblems(settings: TradeSettings): string[] {
  if (settings.sandboxOrigin === null)
    return [...originProblems(settings), ...baseUrlProblems(settings), ...mailProblems(settings)];
  if (!LIVE_KEY.test(settings.stripeKey)) return [];
  return [
    'Unset SANDBOX_ORIGIN, or set STRIPE_SECRET_KEY to a test key (sk_test_): with SANDBOX_ORIGIN the shop trusts its local environment, which is not safe with a live key.',
  ];
}

function originProblems({ publicOrigin }: TradeSettings): string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol === 'https:' && !isThisMachine(hostname)) return [];
  return [
    'Set PUBLIC_ORIGIN to an https:// address that customers can reach, such as https://shop.example.com: they sign in and pay there, and every link in an email leads there.',
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

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
