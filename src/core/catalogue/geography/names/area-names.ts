import type { Language } from '#core/language.ts';
import es from './areas/es.json' with { type: 'json' };
import pt from './areas/pt.json' with { type: 'json' };

type Translation = Exclude<Language, 'en'>;

/** Destinations of several countries, by English name. Apart from other places, because browsers load these. */
export const AREA_NAMES: Readonly<Record<Translation, Readonly<Record<string, string>>>> = { es, pt };
