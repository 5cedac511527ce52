import { foldText } from '../fold-text.ts';
import { spellingsOfNames } from '../place-names.ts';
import { CLOSENESS, TextSearch, type Closeness } from '../text-search.ts';
import { KNOWN_PLACES, spokenNames, type KnownPlace } from './known-places.ts';

export type PlaceMatch = Readonly<{ place: KnownPlace; closeness: Closeness }>;

const SEARCH = new TextSearch(KNOWN_PLACES.map((place) => spellingsOfNames(spokenNames(place))));

/** Places with this very name, or one that begins with it or has a word that does. */
export function findPlaces(search: string): readonly PlaceMatch[] {
  const { named, meant } = SEARCH.findSpelled(foldText(search));
  return [...meant].flatMap((number) => matchOf(number, named.get(number) ?? CLOSENESS.word));
}

/** Places that may be meant, with a typing error. */
export function guessPlaces(search: string): readonly PlaceMatch[] {
  return [...SEARCH.guess(foldText(search)).meant].flatMap((number) => matchOf(number, CLOSENESS.guessed));
}

function matchOf(number: number, closeness: Closeness): readonly PlaceMatch[] {
  const place = KNOWN_PLACES[number];
  return place === undefined ? [] : [{ place, closeness }];
}
