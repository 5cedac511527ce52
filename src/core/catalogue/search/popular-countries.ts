/**
 * Where most people of our two languages travel, as ISO codes. Offered before anything is typed and when nothing was
 * found; of two equally good matches the more travelled comes first.
 */
const POPULAR_COUNTRIES = 'JP TH US IT TR ES FR GB MX DE PT GR ID VN KR AE MA CH EG BR AU CA NL CN IN'.split(
  ' ',
);

/** Smaller is more popular; every other country is last. */
export function popularityRank(countryCode: string | null): number {
  const index = countryCode === null ? -1 : POPULAR_COUNTRIES.indexOf(countryCode);
  return index === -1 ? POPULAR_COUNTRIES.length : index;
}

export function isPopularCountry(countryCode: string | null): boolean {
  return popularityRank(countryCode) < POPULAR_COUNTRIES.length;
}
