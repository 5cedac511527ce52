import { forEachLanguage, type Language } from '#core/language.ts';
import { countryCodes, countryName, namesOfCountry } from '../../geography/country-names.ts';
import { spellingsOf } from '../../geography/destination-names.ts';
import { CLOSENESS, TextSearch, type Found } from '../text-search.ts';

/** With fewer letters the start of a name says too little. */
const MIN_START_LETTERS = 4;

/** The Canary Islands are a part of Spain, not a country without plans. */
const CODES = countryCodes().filter((code) => code !== 'IC');

const SPELLINGS = CODES.map((code) => spellingsOf({ title: null, code }));

const BY_NAME: ReadonlyMap<string, string> = new Map(
  CODES.flatMap((code, number) => [...(SPELLINGS[number] ?? [])].map((name) => [name, code] as const)),
);

const BY_ACCENTED_NAME: ReadonlyMap<string, string> = new Map(
  CODES.flatMap((code) =>
    namesOfCountry(code).flatMap((name) => (isPlain(name) ? [] : [[name.toLowerCase(), code] as const])),
  ),
);

const NAMES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  CODES.map((code) => [code, forEachLanguage((language) => countryName(code, language) ?? code)]),
);

const SEARCH = new TextSearch(SPELLINGS);

/** The country with exactly this name, whether it has plans or not; null: none. */
export function countryNamed(folded: string): string | null {
  return BY_NAME.get(folded) ?? null;
}

/** The country that has exactly this name with its accents; null: none. */
export function countryWithAccents(typed: string): string | null {
  return BY_ACCENTED_NAME.get(typed.trim().toLowerCase()) ?? null;
}

/** The one country of which a name, or a word of it, starts with the text; null: none or several. */
export function countryBegun(folded: string): string | null {
  return folded.length < MIN_START_LETTERS ? null : onlyOne(SEARCH.findSpelled(folded));
}

/** The one country whose name matches with a typing error; null: none or several. */
export function countryGuessed(folded: string): string | null {
  return onlyOne(SEARCH.guess(folded));
}

export function namesOfKnown(code: string): Readonly<Record<Language, string>> | null {
  return NAMES.get(code) ?? null;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

function onlyOne({ named, meant }: Found): string | null {
  const [number, ...others] = [...meant].filter((entry) => named.get(entry) !== CLOSENESS.inside);
  return number === undefined || others.length > 0 ? null : (CODES[number] ?? null);
}
