/** The stored choice of a visitor who wants prices in US dollars only. Any other choice is the code of a currency. */
export const DOLLARS_ONLY = 'USD';

export type HintVisitor = Readonly<{
  /** What the visitor chose; null when nothing was chosen. */
  choice: string | null;
  /** The browser's language, such as "es-MX". */
  browserLanguage: string;
}>;

/** Storage is not trusted: anything but the code of a currency is no choice. */
export function parseChoice(stored: string | null): string | null {
  return stored !== null && /^[A-Z]{3}$/.test(stored) ? stored : null;
}

/**
 * False: no hint is shown to this visitor. Decided without the list of regions, so that a page need not load it; true may
 * still lead to no hint.
 */
export function mayHaveHint({ choice, browserLanguage }: HintVisitor): boolean {
  if (choice !== null) return choice !== DOLLARS_ONLY;
  const region = regionOf(browserLanguage);
  return region !== null && region !== 'US';
}

/** "MX" of "es-MX" and of "zh-Hant-HK"; null for "es" and for "es-419", which is no country. */
export function regionOf(language: string): string | null {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase() ?? null;
}
