import { namesOfCountry } from './country-names.ts';
import { foldText, wordsOnly } from '../search/fold-text.ts';
import type { Package } from '../packages/package.ts';
import { LANGUAGES } from '#core/language.ts';
import { nameOfArea } from './region-names.ts';

/**
 * A destination that a traveller may search for: one with its own plans, or a country that only plans for several
 * countries cover.
 */
export type NamedDestination = Readonly<{ title: string | null; code: string | null }>;

type Titled = Pick<Package, 'country_region' | 'country_code'>;

export function destinationOf({ country_region, country_code }: Titled): NamedDestination {
  return { title: country_region, code: country_code };
}

/** Every spelling for the text search, folded: as written, and with words only. */
export function spellingsOf({ title, code }: NamedDestination): ReadonlySet<string> {
  const names = [...(title === null ? [] : [title]), ...(code === null ? [] : namesOfCountry(code))];
  const areas = title === null ? [] : LANGUAGES.flatMap((language) => nameOfArea(title, language) ?? []);
  return spellingsOfNames([...names, ...areas]);
}

/** Every spelling of these names for the text search. */
export function spellingsOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(foldText).flatMap((name) => [name, ...wordForms(name)]));
}

/** "st. kitts & nevis" is also found as "saint kitts and nevis". */
function wordForms(folded: string): string[] {
  const spelledOut = folded.replace(/ & /g, ' and ').replace(/\bst\. /g, 'saint ');
  return [wordsOnly(folded), wordsOnly(spelledOut)];
}
