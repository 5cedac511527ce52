/** The stored choice of a visitor who wants prices in US dollars only. Any other choice is the code of a currency. */
export const DOLLARS_ONLY = 'USD';

export type HintVisitor = Readonly<{
  /** What the visitor chose; null when nothing was chosen. */
  choice: string | null;
  /** The browser's languages, the preferred one first, such as "es" and "es-MX". */
  browserLanguages: readonly string[];
}>;

/** Storage is not trusted: anything but the code of a currency is no choice. */
export function parseChoice(stored: string | null): string | null {
  return stored !== null && /^[A-Z]{3}$/.test(stored) ? stored : null;
}

/**
 * False: no hint is shown to this visitor. Decided without the list of regions, so that a page need not load it; true may
 * still lead to no hint.
 */
export function mayHaveHint({ choice, browserLanguages }: HintVisitor): boolean {
  if (choice !== null) return choice !== DOLLARS_ONLY;
  const region = regionOf(browserLanguages);
  return region !== null && region !== 'US';
}

/** Of the first language with a country: "MX" of "es-MX" and of "zh-Hant-HK". "es" has none, and "es-419" is no country. */
export function regionOf(languages: readonly string[]): string | null {
  const first = /(?:^|,)[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![^-,])/i.exec(languages.join());
  return first?.[1]?.toUpperCase() ?? null;
}
