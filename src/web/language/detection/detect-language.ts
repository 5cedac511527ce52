import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '#core/language.ts';
import { CHOICE_KEY, LANGUAGE_KEY, readChoice } from './language-choice.ts';

/** What a browser knows about the language of its visitor. A source that is blocked may throw. */
export type LanguageSources = Readonly<{
  search: () => string;
  cookies: () => string;
  local: () => Pick<Storage, 'getItem'>;
  session: () => Pick<Storage, 'getItem'>;
  /** The languages of the browser, best first. */
  browser: () => readonly string[];
  page: () => string;
}>;

const BROWSER_SOURCES: LanguageSources = {
  search: () => window.location.search,
  cookies: () => document.cookie,
  local: () => localStorage,
  session: () => sessionStorage,
  browser: () => navigator.languages,
  page: () => document.documentElement.lang,
};

/**
 * Returns the first supported language named by the address, browser storage, browser settings or the page. In local
 * storage an explicit choice takes precedence over the language that was shown last.
 */
export function detectLanguage(sources: LanguageSources = BROWSER_SOURCES): Language {
  const hasChosen = parseLanguage(readChoice(sources.local)) !== null;
  const inOrder = [
    () => new URLSearchParams(sources.search()).get('lng'),
    () => cookieNamed(LANGUAGE_KEY, sources.cookies()),
    () => sources.local().getItem(hasChosen ? CHOICE_KEY : LANGUAGE_KEY),
    () => sources.session().getItem(LANGUAGE_KEY),
    () => sources.browser(),
    () => sources.page(),
  ];
  return firstSupported(inOrder.flatMap((read) => tagsFrom(read)));
}

/** `es-MX` is Spanish; unsupported languages are skipped. */
export function firstSupported(tags: readonly string[]): Language {
  const supported = tags.map((tag) => parseLanguage(tag.split('-')[0])).find((language) => language !== null);
  return supported ?? DEFAULT_LANGUAGE;
}

function tagsFrom(read: () => string | readonly string[] | null): readonly string[] {
  try {
    return [read() ?? []].flat();
  } catch {
    return [];
  }
}

function cookieNamed(name: string, cookies: string): string | null {
  const start = `${name}=`;
  const cookie = cookies.split('; ').find((one) => one.startsWith(start));
  return cookie?.slice(start.length) ?? null;
}
