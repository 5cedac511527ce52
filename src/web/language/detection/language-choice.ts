import type { Language } from '#core/language.ts';

/** The language of the screen, as last shown. */
export const LANGUAGE_KEY = 'language';
/** The language the visitor asked for. */
export const CHOICE_KEY = 'user-language-choice';

/** The detector asks cookies first: one that says otherwise would undo the choice. Null when there is none. */
export function cookieForChoice(cookies: string, language: Language): string | null {
  const isThere = cookies.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
  return isThere ? `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax` : null;
}

type Store = Pick<Storage, 'setItem'>;

/** Storage that refuses (private windows, full disks) must not keep anyone from reading the page. */
function write(store: () => Store, key: string, language: Language): void {
  try {
    store().setItem(key, language);
  } catch {
    return;
  }
}

/** Remembers what is on screen, so that the next visit begins in the same language. */
export function rememberLanguage(language: Language, store: () => Store = () => localStorage): void {
  write(store, LANGUAGE_KEY, language);
}

/** Remembers a language the visitor chose; from then on nothing guesses for them. */
export function chooseLanguage(language: Language, store: () => Store = () => localStorage): void {
  write(store, LANGUAGE_KEY, language);
  write(store, CHOICE_KEY, language);
}

/** The language the visitor asked for; null when they never did, or when storage refuses. */
export function readChoice(store: () => Pick<Storage, 'getItem'> = () => localStorage): string | null {
  try {
    return store().getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}
