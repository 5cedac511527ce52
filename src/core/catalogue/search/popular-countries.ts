/**
 * The most travelled countries for speakers of our two languages, as ISO codes. Shown before anything is typed and
 * when nothing is found. Of two equally good matches the more travelled country comes first.
 */
const POPULAR_COUNTRIES = 'JP TH US IT TR ES FR GB MX DE PT GR ID VN KR AE MA CH EG BR AU CA NL CN IN'.split(
  ' ',
);

/** A smaller number is more popular; every country outside the list is last. */
export function popularityRank(countryCode: string | null): number {
  const index = countryCode === null ? -1 : POPULAR_COUNTRIES.indexOf(countryCode);
  return index === -1 ? POPULAR_COUNTRIES.length : index;
}

export function isPopularCountry(countryCode: string | null): boolean {
  return popularityRank(countryCode) < POPULAR_COUNTRIES.length;
}
