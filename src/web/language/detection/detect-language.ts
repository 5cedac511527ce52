import type { Services } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '#core/language.ts';
import { CHOICE_KEY, LANGUAGE_KEY, readChoice } from './language-choice.ts';

export const DETECTION_ORDER = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
];

/**
 * Returns the first supported language named by the address, browser storage, browser settings or the page. In local
 * storage an explicit choice takes precedence over the language that was shown last.
 */
export function detectLanguage(services: Services): Language {
  const detector = new LanguageDetector(services, {
    order: DETECTION_ORDER,
    caches: [],
    lookupQuerystring: 'lng',
    lookupCookie: LANGUAGE_KEY,
    lookupLocalStorage: parseLanguage(readChoice()) === null ? LANGUAGE_KEY : CHOICE_KEY,
    lookupSessionStorage: LANGUAGE_KEY,
  });
  return firstSupported([detector.detect() ?? []].flat());
}

/** `es-MX` is Spanish; unsupported languages are skipped. */
export function firstSupported(tags: readonly string[]): Language {
  const supported = tags.map((tag) => parseLanguage(tag.split('-')[0])).find((language) => language !== null);
  return supported ?? DEFAULT_LANGUAGE;
}
