/**
 * Decides where neither the owner's picks nor sales do. The order is ours, for speakers of our languages; the first sixteen are
 * among the most visited countries of the world (UN Tourism, international arrivals), so calling them popular is true.
 */
const WELL_TRAVELLED_COUNTRIES =
  'JP TH US IT TR GB MX FR ES GR DE PT AE CA KR ID VN MA CH EG BR AU NL CN IN'.split(' ');

/** A smaller number is more travelled; every country outside the list is last. */
export function travelRank(countryCode: string | null): number {
  const index = countryCode === null ? -1 : WELL_TRAVELLED_COUNTRIES.indexOf(countryCode);
  return index === -1 ? WELL_TRAVELLED_COUNTRIES.length : index;
}

export function isWellTravelled(countryCode: string | null): boolean {
  return travelRank(countryCode) < WELL_TRAVELLED_COUNTRIES.length;
}
