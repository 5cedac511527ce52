import type { Match, Matches } from './matches.ts';
import { CLOSENESS } from './text-search.ts';

/** No place and its country have more words. Each division costs two searches. */
const MOST_WORDS = 6;

type Spelled = (text: string) => Matches;

/** "paris france", "japan tokyo": a text of which one part names a place and the other its country. Null: it is not one. */
export function findPlaceAndCountry(text: string, spelled: Spelled): Matches | null {
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return null;
  for (let at = 1; at < words.length; at += 1) {
    const first = spelled(words.slice(0, at).join(' '));
    const second = spelled(words.slice(at).join(' '));
    const both = inBoth(first, second) ?? inBoth(second, first);
    if (both !== null) return both;
  }
  return null;
}

/** `whole` must match exactly, `part` may be half typed. */
function inBoth(whole: Matches, part: Matches): Matches | null {
  if (whole.unsold !== null && whole.unsold === part.unsold) return whole;
  const exact = [...whole.found].filter(([, match]) => isExact(match));
  const shared = exact.flatMap(([number, match]) => {
    const other = part.found.get(number);
    return other === undefined || !isNamedIn(other) ? [] : [[number, closer(match, other)] as const];
  });
  if (shared.length > 0) return only(shared);
  // Two places may share a name: in "valencia venezuela" the country decides.
  const countries = exact.filter(([, { place }]) => place === null);
  const isPlace = [...part.found.values()].some((match) => isExact(match) && match.place !== null);
  return countries.length > 0 && isPlace ? only(countries) : null;
}

function only(found: readonly (readonly [number, Match])[]): Matches {
  return { found: new Map(found), groups: [], unsold: null, amounts: null };
}

function isExact({ closeness, isMeant }: Match): boolean {
  return isMeant && closeness === CLOSENESS.exact;
}

function isNamedIn({ closeness, isMeant }: Match): boolean {
  return isMeant && closeness < CLOSENESS.inside;
}

/** The match that names the place says more than the one that names its country. */
function closer(match: Match, other: Match): Match {
  return match.place === null && other.place !== null ? other : match;
}
