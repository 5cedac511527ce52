import { foldText } from './fold-text.ts';
import { spellingsOfNames } from '../geography/destination-names.ts';
import { CLOSENESS, TextSearch, type Closeness } from './text-search.ts';
import { KNOWN_PLACES, allNamesOf, type KnownPlace } from './known-places.ts';

const GROUP_LETTERS = 4;

export type PlaceMatch = Readonly<{ place: KnownPlace; closeness: Closeness }>;

const SEARCH = new TextSearch(KNOWN_PLACES.map((place) => spellingsOfNames(allNamesOf(place))));

/** Places with exactly this name; if none, places whose name, or a word of it, starts with the text. */
export function findPlaces(search: string): readonly PlaceMatch[] {
  const { named, meant } = SEARCH.findSpelled(foldText(search));
  const matches = [...meant].flatMap((number) => matchOf(number, named.get(number) ?? CLOSENESS.word));
  const exact = matches.filter(({ closeness }) => closeness === CLOSENESS.exact);
  return exact.length > 0 ? exact : matches.filter(({ place }) => isGroupSpelled(place, search));
}

/** A group of countries is too wide to be offered for one word of its name, or for its first three letters. */
function isGroupSpelled(place: KnownPlace, search: string): boolean {
  if (!place.isGroup) return true;
  const folded = foldText(search);
  return (
    folded.length >= GROUP_LETTERS && allNamesOf(place).some((name) => foldText(name).startsWith(folded))
  );
}

/** Places whose name matches with a typing error. */
export function guessPlaces(search: string): readonly PlaceMatch[] {
  return [...SEARCH.guess(foldText(search)).meant].flatMap((number) => matchOf(number, CLOSENESS.guessed));
}

function matchOf(number: number, closeness: Closeness): readonly PlaceMatch[] {
  const place = KNOWN_PLACES[number];
  return place === undefined ? [] : [{ place, closeness }];
}
