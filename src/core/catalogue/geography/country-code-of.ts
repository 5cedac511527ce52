import { LANGUAGES } from '#core/language.ts';
import { foldText, wordsOnly } from '../search/fold-text.ts';
import { countryCodes, countryName } from './country-names.ts';
import { OTHER_COUNTRY_NAMES } from './other-country-names.ts';

const CODE_OF: ReadonlyMap<string, string> = new Map(
  // If two countries share a name the later entry wins, so CLDR names come last.
  [
    ...countryCodes().flatMap((code) =>
      (OTHER_COUNTRY_NAMES[code] ?? []).map((name) => [nameKey(name), code] as const),
    ),
    ...countryCodes().flatMap((code) =>
      LANGUAGES.flatMap((language) => countryName(code, language) ?? []).map(
        (name) => [nameKey(name), code] as const,
      ),
    ),
  ],
);

/**
 * "Japan", "japón" and "UK" return JP, JP and GB. Null: no country has this name.
 *
 * @internal Used by the script that draws the country shapes.
 */
export function countryCodeOf(name: string): string | null {
  return CODE_OF.get(nameKey(name)) ?? null;
}

/**
 * "Bosnia and Herzegovina", "Bosnia & Herzegovina", "bosnia y herzegovina" and "bósnia e herzegovina" have the same key; so have St. and
 * Saint.
 */
function nameKey(name: string): string {
  return wordsOnly(
    foldText(name)
      .replace(/\bst\.? /g, 'saint ')
      .replace(/ (?:and|y|e|&) (?:the )?/g, ' ')
      .replace(/^the /, ''),
  );
}
