import { foldText } from '../fold-text.ts';
import { spellingsOfNames } from '../../geography/destination-names.ts';
import { CLOSENESS, TextSearch, type Closeness } from '../text-search.ts';
import { KNOWN_PLACES, allNamesOf, type KnownPlace } from './known-places.ts';

const GROUP_LETTERS = 4;

export type PlaceMatch = Readonly<{ place: KnownPlace; closeness: Closeness }>;

const SEARCH = new TextSearch(KNOWN_PLACES.map((place) => spellingsOfNames(allNamesOf(place))));

const FOLDED_NAMES = KNOWN_PLACES.map((place) => allNamesOf(place).map(foldText));

type Latest = { folded: string; matches: readonly PlaceMatch[]; guesses: readonly PlaceMatch[] | null };

/** One request searches the same text for plans and for destinations. */
let latest: Latest = { folded: '', matches: [], guesses: [] };

/** Places with exactly this name; if none, places whose name, or a word of it, starts with the text. */
export function findPlaces(folded: string): readonly PlaceMatch[] {
  return latestOf(folded).matches;
}

/** Places whose name matches with a typing error. */
export function guessPlaces(folded: string): readonly PlaceMatch[] {
  const known = latestOf(folded);
  known.guesses ??= [...SEARCH.guess(folded).meant].flatMap((number) => matchOf(number, CLOSENESS.guessed));
  return known.guesses;
}

function latestOf(folded: string): Latest {
  if (folded !== latest.folded) latest = { folded, matches: searchPlaces(folded), guesses: null };
  return latest;
}

function searchPlaces(folded: string): readonly PlaceMatch[] {
  const { named, meant } = SEARCH.findSpelled(folded);
  const exact = [...meant].filter((number) => named.get(number) === CLOSENESS.exact);
  const numbers = exact.length > 0 ? exact : [...meant].filter((number) => isGroupSpelled(number, folded));
  return numbers.flatMap((number) => matchOf(number, named.get(number) ?? CLOSENESS.word));
}

/** A group of countries is too wide to be offered for one word of its name, or for its first three letters. */
function isGroupSpelled(number: number, folded: string): boolean {
  if (KNOWN_PLACES[number]?.isGroup !== true) return true;
  return (
    folded.length >= GROUP_LETTERS && FOLDED_NAMES[number]?.some((name) => name.startsWith(folded)) === true
  );
}

function matchOf(number: number, closeness: Closeness): readonly PlaceMatch[] {
  const place = KNOWN_PLACES[number];
  return place === undefined ? [] : [{ place, closeness }];
}
