import type { Language } from '#core/language.ts';

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

type Store = Pick<Storage, 'setItem'>;

/** Blocked storage (private windows, full disks) must not break the page. */
function write(store: () => Store, key: string, language: Language): void {
  try {
    store().setItem(key, language);
  } catch {
    return;
  }
}

/** Stores the shown language, so that the next visit starts in it. */
export function rememberLanguage(language: Language, store: () => Store = () => localStorage): void {
  write(store, LANGUAGE_KEY, language);
}

/** Stores a language the visitor chose; from then on the language is never guessed. */
export function chooseLanguage(language: Language, store: () => Store = () => localStorage): void {
  write(store, LANGUAGE_KEY, language);
  write(store, CHOICE_KEY, language);
}

/** The language the visitor chose; null when they never did, or when storage is blocked. */
export function readChoice(store: () => Pick<Storage, 'getItem'> = () => localStorage): string | null {
  try {
    return store().getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}
