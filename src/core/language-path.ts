import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage, type Language } from './language.ts';

export type PageLocation = Readonly<{ pathname: string; search: string; hash: string }>;

/** The languages whose paths begin with their name. */
export const PREFIXED_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const ONE_PREFIX = `/(${PREFIXED_LANGUAGES.join('|')})(?=/|$)`;
const PREFIX = new RegExp(`^${ONE_PREFIX}`);
const PREFIXES = new RegExp(`^(?:${ONE_PREFIX})+`);

/** The admin panel has one address for all languages, so its path does not name a language. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(?=\/|$)/.test(pathname);
}

export function languageOfPath(pathname: string): Language {
  return parseLanguage(PREFIX.exec(pathname)?.[1]) ?? DEFAULT_LANGUAGE;
}

/** The path without its language prefix: `/es/plans` becomes `/plans`. */
export function barePath(pathname: string): string {
  return pathname.replace(PREFIXES, '') || '/';
}

/**
 * Returns the address of `path` (which may have a query and a hash) in `language`. External addresses are not
 * changed.
 */
export function localizedPath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const end = path.search(/[?#]/);
  const pathname = end === -1 ? path : path.slice(0, end);
  const rest = end === -1 ? '' : path.slice(end);
  const bare = barePath(pathname);
  if (language === DEFAULT_LANGUAGE || isAdminPath(bare)) return bare + rest;
  return `/${language}${bare === '/' ? '' : bare}${rest}`;
}

/**
 * The current address in the other language, with query and hash. A `lng` in the query is updated, otherwise it would
 * redirect the visitor back.
 */
export function switchedLocation(location: PageLocation, language: Language): string {
  const query = new URLSearchParams(location.search);
  const search = query.has('lng') ? withLanguage(query, language) : location.search;
  return localizedPath(location.pathname, language) + search + location.hash;
}

function withLanguage(query: URLSearchParams, language: Language): string {
  query.set('lng', language);
  return `?${query.toString()}`;
}
