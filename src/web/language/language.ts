import { LANGUAGES, type Language } from '#core/language.ts';

export const DEFAULT_LANGUAGE: Language = 'en';

/** The language a value names, or null: nothing but `en` and `es` is accepted. */
export function parseLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}
