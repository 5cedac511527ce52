export interface CountryFinder {
  /** The ISO code of the country an IP address is registered in. Null: unknown, or not a public address. */
  find(address: string): Promise<string | null>;
}

type Visitor = Readonly<{
  address: string;
  /** The country from our own proxy; null when there is no proxy or it sends none. */
  proxyCountry: string | null;
}>;

/** Proxies send these when they know no country: unknown, Tor, satellite, a whole continent. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1', 'A1', 'A2', 'AP', 'EU']);

/** The visitor's probable country: from the proxy, otherwise from the IP address. A guess, never stored. */
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
