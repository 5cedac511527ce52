/** Brands the partner has set up with the network, for the pages it shares eSIMs on. A shop need not name one. */
const BRANDS: readonly string[] = ['our perfect brand', 'Landfall'];

export function isKnownBrand(name: string | null): boolean {
  return name === null || BRANDS.includes(name);
}
