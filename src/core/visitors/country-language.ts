import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#core/language.ts';

/** The offered language that is spoken in a country. Null: none of them, only the default one, or an unknown country. */
export function languageOfCountry(country: string | null, offered: readonly Language[]): Language | null {
  if (country === null) return null;
  return offered.find((language) => LANGUAGE_FACTS[language].countries.split(' ').includes(country)) ?? null;
}

export function isSpanishSpeaking(country: string | null): boolean {
  return languageOfCountry(country, LANGUAGES) === 'es';
}
