import { forEachLanguage, type Language } from '#core/language.ts';
import { PLACE_NAMES } from '../../geography/names/place-names.ts';
import groups from './country-groups.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };

/** A city, an island or an area inside a country, or a group of countries, that travellers search for by name. */
export type KnownPlace = Readonly<{
  names: Readonly<Record<Language, string>>;
  /** Its other names, in any language. */
  aliases: readonly string[];
  /** ISO 3166 alpha-2; the most probable country first. */
  countries: readonly string[];
  /** True: a group of all these countries, such as "Latin America". False: a place in one of them. */
  isGroup: boolean;
}>;

export const KNOWN_PLACES: readonly KnownPlace[] = [
  ...places.map((row) => knownPlace(row, false)),
  ...groups.map((row) => knownPlace(row, true)),
];

/** A row is: country codes, English name, aliases. */
function knownPlace([codes = '', en = '', ...aliases]: readonly string[], isGroup: boolean): KnownPlace {
  const names = forEachLanguage((language) => (language === 'en' ? en : (PLACE_NAMES[language][en] ?? en)));
  return { names, aliases, countries: codes.split(' '), isGroup };
}

export function allNamesOf({ names, aliases }: KnownPlace): readonly string[] {
  return [...Object.values(names), ...aliases];
}
