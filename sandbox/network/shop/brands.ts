/** Brands of the partner at the network, for the pages on which it shares eSIMs. A brand is optional. */
const BRANDS: readonly string[] = ['our perfect brand', 'Landfall'];

export function isKnownBrand(name: string | null): boolean {
  return name === null || BRANDS.includes(name);
}
