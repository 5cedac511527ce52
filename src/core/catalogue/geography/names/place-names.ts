import type { Language } from '#core/language.ts';
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

type PlaceNames = Readonly<{
  /** Destinations of several countries. */
  areas: Readonly<Record<string, string>>;
  /** Cities, islands and groups of countries that travellers search for. */
  places: Readonly<Record<string, string>>;
}>;

/** By English name; a place without an entry is called by its English name. Names of countries are in country-names.json. */
export const PLACE_NAMES: Readonly<Record<Exclude<Language, 'en'>, PlaceNames>> = { es, pt };
