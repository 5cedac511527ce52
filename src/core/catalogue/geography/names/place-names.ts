import type { Language } from '#core/language.ts';
import es from './places/es.json' with { type: 'json' };
import pt from './places/pt.json' with { type: 'json' };

type Translation = Exclude<Language, 'en'>;

/**
 * Cities, islands and groups of countries that travellers search for, by English name. A place without an entry is called
 * by its English name.
 */
export const PLACE_NAMES: Readonly<Record<Translation, Readonly<Record<string, string>>>> = { es, pt };
