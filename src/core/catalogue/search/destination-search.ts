import { LANGUAGES } from '#core/language.ts';
import { countryName } from '../geography/country-names.ts';
import { findPlaceAndCountry } from './place-and-country.ts';
import { foldText, wordsOnly } from './fold-text.ts';
import { spellingsOf, type NamedDestination } from '../geography/destination-names.ts';
import type { Match, Matches } from './matches.ts';
import { namedAmounts } from './named-amounts.ts';
import type { KnownPlace } from './places/known-places.ts';
import { CLOSENESS, TextSearch } from './text-search.ts';
import { countryOfCode } from './country-codes.ts';
import { countryBegun, countryGuessed, countryNamed, countryWithAccents } from './places/known-countries.ts';
import { findPlaces, guessPlaces, type PlaceMatch } from './places/place-search.ts';
import { countryOfFlag, subjectOf, withFlagsNamed } from './search-subject.ts';

/** "la India", "the USA": looked for without it only when nothing is called so. */
const ARTICLE = /^(?:the|el|la|los|las) (?=\S)/;

const PLAIN_TEXT = /^[\x20-\x7e]*$/;

type Finding = {
  found: Map<number, Match>;
  groups: (readonly string[])[];
  unsold: string | null;
  amounts: null;
};

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
    return PLAIN_TEXT.test(search) ? this.#find(folded) : this.#findSpecial(search, folded);
  }

  /** Flags, and names that only their accents tell from others: "irã" is not the start of "Iraq". */
  #findSpecial(search: string, folded: string): Matches {
    const flag = countryOfFlag(folded);
    if (flag !== null) return this.#findCountry(flag);
    const accented = countryWithAccents(search);
    if (accented !== null && !this.#ofCountry.has(accented)) return this.#findCountry(accented);
    return this.#find(withFlagsNamed(folded));
  }

  #find(folded: string): Matches {
    const spelled = this.#findSpelled(folded);
    if (isFound(spelled)) return spelled;
    const words = wordsOnly(folded);
    return (words.includes(' ') ? this.#findParts(folded, words) : null) ?? this.#guess(folded);
  }

  #findParts(folded: string, words: string): Matches | null {
    const subject = subjectOf(words);
    if (subject !== '' && subject !== words) return { ...this.#find(subject), amounts: namedAmounts(folded) };
    const both = findPlaceAndCountry(words, (text) => this.#findSpelled(text));
    if (both !== null) return both;
    const bare = folded.replace(ARTICLE, '');
    return bare === folded ? null : this.#find(bare);
  }

  #findCountry(code: string): Matches {
    const finding = nothingFound();
    this.#addCountry(finding, code);
    return this.#ofCountry.has(code) ? finding : { ...finding, unsold: code };
  }

  #findSpelled(folded: string): Matches {
    const finding = nothingFound();
    const { named, meant } = this.#text.findSpelled(folded);
    for (const [number, closeness] of named)
      finding.found.set(number, { closeness, isMeant: meant.has(number), place: null });
    const code = countryOfCode(folded);
    if (code !== null) this.#addCountry(finding, code);
    this.#addPlaces(finding, folded, code);
    return finding;
  }

  #addPlaces(finding: Finding, folded: string, code: string | null): void {
    const isNamed = hasExact(finding);
    const places = findPlaces(folded);
    const exact = places.filter(({ closeness }) => closeness === CLOSENESS.exact);
    const country = isNamed || exact.length > 0 ? null : this.#unsoldNamed(finding, folded, code);
    // When a country's name matches exactly, places that only start with the text are not needed.
    for (const match of isNamed || country !== null ? exact : places) this.#addPlace(finding, match, folded);
    finding.unsold = country ?? (finding.found.size === 0 ? countryAround(places) : null);
  }

  /** A code counts only where no name starts with the same letters. */
  #unsoldNamed({ found }: Finding, folded: string, code: string | null): string | null {
    const isStart = [...found.values()].some(({ closeness }) => closeness < CLOSENESS.inside);
    const country = countryNamed(folded) ?? (isStart ? null : code);
    return country === null || this.#ofCountry.has(country) ? null : country;
  }

  #guess(folded: string): Matches {
    const finding = nothingFound();
    finding.unsold = countryBegun(folded);
    if (isFound(finding)) return finding;
    for (const number of this.#text.guess(folded).meant)
      finding.found.set(number, { closeness: CLOSENESS.guessed, isMeant: true, place: null });
    if (isFound(finding)) return finding;
    for (const match of guessPlaces(folded)) this.#addPlace(finding, match, folded);
    if (!isFound(finding)) finding.unsold = countryGuessed(folded);
    return finding;
  }

  #addCountry({ found }: Finding, code: string): void {
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

function nothingFound(): Finding {
  return { found: new Map(), groups: [], unsold: null, amounts: null };
}

function isFound({ found, unsold }: Matches): boolean {
  return found.size > 0 || unsold !== null;
}

function hasExact({ found }: Finding): boolean {
  return [...found.values()].some(({ closeness }) => closeness === CLOSENESS.exact);
}

/** The country of the first place, for a text that names places in countries without plans only. */
function countryAround(places: readonly PlaceMatch[]): string | null {
  const [first] = places;
  return first === undefined || first.place.isGroup ? null : (first.place.countries[0] ?? null);
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
