import { LANGUAGES } from '#core/language.ts';
import { countryName } from '../geography/country-names.ts';
import { foldText } from './fold-text.ts';
import { spellingsOf, type NamedDestination } from '../geography/destination-names.ts';
import { CLOSENESS, TextSearch, type Closeness } from './text-search.ts';
import { countryOfCode } from './country-codes.ts';
import type { KnownPlace } from './known-places.ts';
import { findPlaces, guessPlaces, type PlaceMatch } from './place-search.ts';

/** Why a destination matches. `place` is the city, island or group that matched; null: its own name matched. */
export type Match = Readonly<{ closeness: Closeness; isMeant: boolean; place: KnownPlace | null }>;

export type Matches = Readonly<{
  /** By the destination's number, in input order. */
  found: ReadonlyMap<number, Match>;
  /** The countries of each matching group, such as "Balkans". */
  groups: readonly (readonly string[])[];
}>;

/** "la India", "the USA": looked for without it only when nothing is called so. */
const ARTICLE = /^(?:the|el|la|los|las) (?=\S)/;

type Finding = { found: Map<number, Match>; groups: (readonly string[])[] };

/**
 * Finds destinations by their own names, by their country code, and by cities, islands and groups of countries.
 * Typing errors are considered only when nothing matches the typed spelling.
 */
export class DestinationSearch {
  readonly #text: TextSearch;
  readonly #ofCountry: ReadonlyMap<string, readonly number[]>;

  constructor(destinations: readonly NamedDestination[]) {
    this.#text = new TextSearch(destinations.map(spellingsOf));
    const numbers = destinations.flatMap(({ code }, number) => (code === null ? [] : [{ code, number }]));
    this.#ofCountry = new Map(
      [...Map.groupBy(numbers, ({ code }) => code)].map(([code, same]) => [
        code,
        same.map(({ number }) => number),
      ]),
    );
  }

  find(search: string): Matches {
    const folded = foldText(search);
    const finding: Finding = { found: new Map(), groups: [] };
    const { named, meant } = this.#text.findSpelled(folded);
    for (const [number, closeness] of named)
      finding.found.set(number, { closeness, isMeant: meant.has(number), place: null });
    this.#addCode(finding, folded);
    const isNamed = [...finding.found.values()].some(({ closeness }) => closeness === CLOSENESS.exact);
    for (const match of findPlaces(folded)) {
      // When a destination's name matches exactly, places that only start with the text are not needed.
      if (!isNamed || match.closeness === CLOSENESS.exact) this.#addPlace(finding, match, folded);
    }
    if (finding.found.size > 0) return finding;
    const bare = folded.replace(ARTICLE, '');
    if (bare !== folded) return this.find(bare);
    this.#guess(finding, folded);
    return finding;
  }

  #guess(finding: Finding, folded: string): void {
    for (const number of this.#text.guess(folded).meant)
      finding.found.set(number, { closeness: CLOSENESS.guessed, isMeant: true, place: null });
    if (finding.found.size > 0) return;
    for (const match of guessPlaces(folded)) this.#addPlace(finding, match, folded);
  }

  #addCode({ found }: Finding, folded: string): void {
    const code = countryOfCode(folded);
    if (code === null) return;
    for (const number of this.#ofCountry.get(code) ?? [])
      found.set(number, { closeness: CLOSENESS.exact, isMeant: true, place: null });
  }

  #addPlace(finding: Finding, { place, closeness }: PlaceMatch, folded: string): void {
    if (place.isGroup) this.#addGroup(finding, place);
    const match: Match = place.isGroup
      ? { closeness: CLOSENESS.word, isMeant: false, place }
      : { closeness, isMeant: true, place };
    for (const code of place.countries) {
      for (const number of this.#ofCountry.get(code) ?? []) {
        const before = finding.found.get(number);
        if (before === undefined || isBetter(match, before, () => hasName(code, folded)))
          finding.found.set(number, match);
      }
    }
  }

  /** "latam" also finds destinations titled "Latin America". */
  #addGroup({ found, groups }: Finding, place: KnownPlace): void {
    groups.push(place.countries);
    for (const [number, closeness] of this.#text.findSpelled(foldText(place.names.en)).named) {
      if (closeness === CLOSENESS.exact && !found.has(number))
        found.set(number, { closeness, isMeant: true, place: null });
    }
  }
}

/** A short name of a country may be a city, such as Dubai. Then the city is the better reason. */
function isBetter(match: Match, before: Match, isCountryName: () => boolean): boolean {
  return match.closeness === before.closeness
    ? match.closeness === CLOSENESS.exact && before.place === null && !isCountryName()
    : match.closeness < before.closeness;
}

function hasName(code: string, folded: string): boolean {
  return LANGUAGES.some((language) => foldText(countryName(code, language) ?? '') === folded);
}
