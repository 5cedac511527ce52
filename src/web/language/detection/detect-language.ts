import type { Services } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import type { Language } from '#core/language.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from '../language.ts';
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
 * The first language we speak that the address, the browser's stores, its settings or the page name. In local storage an
 * explicit choice counts before the language that was shown last.
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
  return firstSpoken([detector.detect() ?? []].flat());
}

/** `es-MX` is Spanish; a language we do not speak is passed over. */
export function firstSpoken(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => parseLanguage(tag.split('-')[0])).find((language) => language !== null);
  return spoken ?? DEFAULT_LANGUAGE;
}
