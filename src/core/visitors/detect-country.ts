export interface CountryFinder {
  /** The ISO code of the country an internet address is registered in. Null: unknown, or not a public address. */
  find(address: string): Promise<string | null>;
}

type Visitor = Readonly<{
  address: string;
  /** What our own proxy says about the visitor; null when there is no proxy or it says nothing. */
  proxyCountry: string | null;
}>;

/** Proxies write these for "somewhere": unknown, Tor, satellite, a whole continent. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1', 'A1', 'A2', 'AP', 'EU']);

/** Where a visitor seems to be: as the proxy says, else by the address. A guess, never kept. */
export async function detectCountry(
  { address, proxyCountry }: Visitor,
  finder: CountryFinder,
): Promise<string | null> {
  return isoCode(proxyCountry) ?? isoCode(await finder.find(address));
}

function isoCode(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) ? code : null;
}
