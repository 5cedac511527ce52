import type { Language } from '#core/language.ts';
import names from './country-names.json' with { type: 'json' };
import { foldText, wordsOnly } from '../search/fold-text.ts';
import { OTHER_COUNTRY_NAMES } from './other-country-names.ts';

/** Per ISO 3166 alpha-2 code the English and the Spanish CLDR name; made by scripts/make-country-names.ts. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(names));

/** Null means: no country has this code. */
export function countryName(code: string, language: Language): string | null {
  return NAMES.get(code.toUpperCase())?.[language === 'en' ? 0 : 1] ?? null;
}

export function countryCodes(): readonly string[] {
  return [...NAMES.keys()];
}

/** Every way we know to say a country: its CLDR names, its short names and its older names. */
export function namesOfCountry(code: string): readonly string[] {
  return [...(NAMES.get(code) ?? []), ...(OTHER_COUNTRY_NAMES[code] ?? [])];
}

const CODE_OF: ReadonlyMap<string, string> = new Map(
  // Of two claims to one name the later wins, so CLDR names come last.
  [
    ...countryCodes().flatMap((code) =>
      (OTHER_COUNTRY_NAMES[code] ?? []).map((name) => [nameKey(name), code] as const),
    ),
    ...countryCodes().flatMap((code) =>
      (NAMES.get(code) ?? []).map((name) => [nameKey(name), code] as const),
    ),
  ],
);

/** "Japan", "japón" and "UK" lead to JP, JP and GB. Null means: no country is called so. */
export function countryCodeOf(name: string): string | null {
  return CODE_OF.get(nameKey(name)) ?? null;
}

/** "Bosnia and Herzegovina", "Bosnia & Herzegovina" and "bosnia y herzegovina" are one key; so are St. and Saint. */
function nameKey(name: string): string {
  return wordsOnly(
    foldText(name)
      .replace(/\bst\.? /g, 'saint ')
      .replace(/ (?:and|y|&) (?:the )?/g, ' ')
      .replace(/^the /, ''),
  );
}
