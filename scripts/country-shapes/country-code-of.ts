import { countryCodes, namesOfCountry } from '#core/catalogue/geography/country-names.ts';
import { foldText, wordsOnly } from '#core/catalogue/search/fold-text.ts';

/** If two countries share a name the later entry wins. The CLDR names of a country are its first, so they come last here. */
const CODE_OF: ReadonlyMap<string, string> = new Map(
  countryCodes()
    .flatMap((code) => namesOfCountry(code).map((name, nth) => ({ name, code, nth })))
    .sort((one, other) => other.nth - one.nth)
    .map(({ name, code }) => [nameKey(name), code]),
);

/** "Japan", "japón" and "UK" return JP, JP and GB. Null: no country has this name. */
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
