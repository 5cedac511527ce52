/** No two of them look alike, also when a code is read aloud or from paper: no 0 O 1 I L 2 Z 5 S 6 G 8 B. */
const LETTERS = 'ACDEFHJKMNPQRTUVWXY3479';
const GROUPS = 2;
const GROUP_LENGTH = 5;

export const MOST_SERIES_CODES = 5_000;

/** A whole number from 0 to below `end`, each equally likely and not predictable. */
export type RandomNumber = (end: number) => number;

/**
 * "SUMMER-K7QXM-93HTV". 23^10 codes: with 5,000 of them in use, one guess in 8,000,000,000 finds one, and a client may
 * guess 20 times a minute.
 */
export function seriesCode(prefix: string, randomNumber: RandomNumber): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomNumber(LETTERS.length))).join('');
  return [prefix, ...Array.from({ length: GROUPS }, group)].join('-');
}

/** So many different codes. */
export function seriesCodes(prefix: string, count: number, randomNumber: RandomNumber): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(seriesCode(prefix, randomNumber));
  return [...codes];
}
