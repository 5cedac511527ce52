import { DOLLARS_ONLY, regionOf, type HintVisitor } from './hint-choice.ts';

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

/** The currency of this visitor's hints: the chosen one, otherwise that of the browser's region; null for none. */
export function hintCurrency({ choice, browserLanguages }: HintVisitor): string | null {
  if (choice !== null) return choice === DOLLARS_ONLY ? null : choice;
  const region = regionOf(browserLanguages);
  const found = Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region ?? ''));
  return found?.[0] ?? null;
}
