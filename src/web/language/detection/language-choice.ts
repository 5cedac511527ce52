import type { Language } from '#core/language.ts';
import { siteStorage, type GuardedStorage } from '../../browser/guarded-storage.ts';

/** The language that was shown last. */
export const LANGUAGE_KEY = 'language';
/** The language the visitor chose. */
export const CHOICE_KEY = 'user-language-choice';

/**
 * The detector reads cookies first: a cookie with another language would undo the choice. Null when there is none.
 */
export function cookieForChoice(cookies: string, language: Language): string | null {
  const hasCookie = cookies.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
  return hasCookie ? `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax` : null;
}

type Writes = Pick<GuardedStorage, 'set'>;

/** Stores the shown language, so that the next visit starts in it. */
export function rememberLanguage(language: Language, storage: Writes = siteStorage): void {
  storage.set(LANGUAGE_KEY, language);
}

/** Stores a language the visitor chose; from then on the language is never guessed. */
export function chooseLanguage(language: Language, storage: Writes = siteStorage): void {
  storage.set(LANGUAGE_KEY, language);
  storage.set(CHOICE_KEY, language);
}

/** The language the visitor chose; null when they never did, or when storage is blocked. */
export function readChoice(storage: Pick<GuardedStorage, 'get'> = siteStorage): string | null {
  return storage.get(CHOICE_KEY);
}
