import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { siteStorage, tabStorage, type GuardedStorage } from '../../browser/guarded-storage.ts';
import { CHOICE_KEY, LANGUAGE_KEY, readChoice } from './language-choice.ts';

/** What a browser knows about the language of its visitor. Cookies may throw where they are blocked. */
export type LanguageSources = Readonly<{
  search: () => string;
  cookies: () => string;
  local: Pick<GuardedStorage, 'get'>;
  session: Pick<GuardedStorage, 'get'>;
  /** The languages of the browser, best first. */
  browser: () => readonly string[];
  page: () => string;
}>;

const BROWSER_SOURCES: LanguageSources = {
  search: () => window.location.search,
  cookies: () => document.cookie,
  local: siteStorage,
  session: tabStorage,
  browser: () => navigator.languages,
  page: () => document.documentElement.lang,
};

/**
 * Returns the first offered language named by the address, browser storage, browser settings or the page. In local
 * storage an explicit choice takes precedence over the language that was shown last.
 */
export function detectLanguage(
  offered: readonly Language[],
  sources: LanguageSources = BROWSER_SOURCES,
): Language {
  const hasChosen = isOffered(readChoice(sources.local), offered);
  const inOrder = [
    () => new URLSearchParams(sources.search()).get('lng'),
    () => cookieNamed(LANGUAGE_KEY, sources.cookies()),
    () => sources.local.get(hasChosen ? CHOICE_KEY : LANGUAGE_KEY),
    () => sources.session.get(LANGUAGE_KEY),
    () => sources.browser(),
    () => sources.page(),
  ];
  return firstOffered(
    inOrder.flatMap((read) => tagsFrom(read)),
    offered,
  );
}

/** `es-MX` is Spanish; other languages are skipped. */
export function firstOffered(tags: readonly string[], offered: readonly Language[]): Language {
  const names = tags.map((tag) => tag.split('-')[0] ?? '');
  return names.find((name) => isOffered(name, offered)) ?? DEFAULT_LANGUAGE;
}

export function isOffered(name: string | null, offered: readonly Language[]): name is Language {
  return offered.some((language) => language === name);
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
