/** The stored choice of a visitor who wants prices in US dollars only. Any other choice is the code of a currency. */
export const DOLLARS_ONLY = 'USD';

/** Where each currency is used, by the region of a browser's language. Only currencies of the table of rates. */
const REGIONS: Readonly<Record<string, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC ME SM VA XK AX BL GF GP MF MQ PM RE YT',
  GBP: 'GB GG IM JE',
  MXN: 'MX',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO SJ',
  DKK: 'DK FO GL',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  TRY: 'TR',
  AUD: 'AU CC CX KI NF NR TV',
  NZD: 'NZ CK NU PN TK',
  JPY: 'JP',
  CNY: 'CN',
  HKD: 'HK',
  KRW: 'KR',
  INR: 'IN',
  IDR: 'ID',
  ILS: 'IL PS',
  MYR: 'MY',
  PHP: 'PH',
  SGD: 'SG',
  THB: 'TH',
  ZAR: 'ZA',
};

/** Storage is not trusted: anything but the code of a currency is no choice. */
export function parseChoice(stored: string | null): string | null {
  return stored !== null && /^[A-Z]{3}$/.test(stored) ? stored : null;
}

type Visitor = Readonly<{
  /** What the visitor chose, as stored; null when nothing was chosen. */
  choice: string | null;
  /** The browser's language, such as "es-MX". */
  browserLanguage: string;
}>;

/**
 * False: no table is needed, because no hint is shown to this visitor. Decided without the list of regions, so that a
 * page need not load it.
 */
export function mayHaveHint({ choice, browserLanguage }: Visitor): boolean {
  if (choice !== null) return choice !== DOLLARS_ONLY;
  const region = regionOf(browserLanguage);
  return region !== null && region !== 'US';
}

/** The currency of this visitor's hints: the chosen one, otherwise that of the browser's region; null for none. */
export function hintCurrency({ choice, browserLanguage }: Visitor): string | null {
  if (choice !== null) return choice === DOLLARS_ONLY ? null : choice;
  const region = regionOf(browserLanguage);
  const found = Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region ?? ''));
  return found?.[0] ?? null;
}

/** "MX" of "es-MX" and of "zh-Hant-HK"; null for "es" and for "es-419", which is no country. */
function regionOf(language: string): string | null {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase() ?? null;
}
