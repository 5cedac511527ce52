/**
 * The pages whose titles say nothing about the visitor: the same for everyone. The title of any other page may contain
 * a name that a customer gave, or the number of an order.
 */
const PAGES_WITH_PUBLIC_TITLES: ReadonlySet<string> = new Set([
  '/',
  '/plans',
  '/regional-plans',
  '/global-plans',
  '/esim/:slug',
  '/esim/:slug/:planId',
  '/guides',
  '/guides/:slug',
  '/compare',
  '/calculator',
  '/coverage-map',
  '/compatibility',
  '/how-it-works',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/data-protection',
  '/refund-policy',
  '/withdrawal',
]);

const MOST_IN_TITLE = 120;
const MOST_IN_HOST = 100;
const MOST_IN_CAMPAIGN = 60;

/** Anything that could be an address, a number of an order or an eSIM, or a token. */
const SECRET = /@|\d{7,}|[\dA-Za-z_-]{32,}|[\da-f]{8}-[\da-f]{4}-/i;

/** The title of a public page. `isSearch`: the visitor's own words are in it. */
export function safeTitle(
  title: string | null,
  { pattern, isSearch = false }: Readonly<{ pattern: string; isSearch?: boolean }>,
): string | null {
  if (title === null || isSearch || !PAGES_WITH_PUBLIC_TITLES.has(pattern)) return null;
  const text = title.trim().slice(0, MOST_IN_TITLE);
  return text === '' || SECRET.test(text) ? null : text;
}

type OwnSite = Readonly<{ origin: string; patternOf: (path: string) => string }>;

/** Where the visitor came from: the host of another site, or the pattern of our own page. Never a path or a query. */
export function safeReferrer(referrer: string | null, { origin, patternOf }: OwnSite): string | null {
  const address = URL.parse(referrer ?? '');
  if (address === null) return null;
  return address.origin === origin ? patternOf(address.pathname) : hostOf(address);
}

/** The same for a value that a browser has already shortened: a pattern that exists, a host, or null. */
export function storedReferrer(referrer: string | null, patterns: readonly string[]): string | null {
  if (referrer === null || patterns.includes(referrer)) return referrer;
  const address = URL.parse(referrer.includes('://') ? referrer : `https://${referrer}`);
  return address === null ? null : hostOf(address);
}

function hostOf({ protocol, hostname }: URL): string | null {
  const isSite = /^https?:$/.test(protocol) && /^[\da-z-]+(?:\.[\da-z-]+)+$/.test(hostname);
  return isSite && hostname.length <= MOST_IN_HOST && !SECRET.test(hostname) ? hostname : null;
}

/** The name of a campaign as its owner writes it. A link can carry any text, also a name or a token. */
export function safeCampaign(text: string | null): string | null {
  const name = text?.trim().toLowerCase() ?? '';
  const isName = /^[\p{L}\p{N} ._+~-]+$/u.test(name) && name.length <= MOST_IN_CAMPAIGN;
  return isName && !SECRET.test(name) ? name : null;
}
