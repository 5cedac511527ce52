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

/** The language of a page. The prefix of a language that is not offered names no page, so it counts as English. */
export function offeredLanguageOf(pathname: string, offered: readonly Language[]): Language {
  const named = languageOfPath(pathname);
  return offered.includes(named) ? named : DEFAULT_LANGUAGE;
}

/** Routes with one address for all languages: the admin panel, pictures, and what leads to another language. */
const IN_EVERY_LANGUAGE = /^(?:admin\/|[\w-]+\.svg$|\*$)/;

type RouteInTable = Readonly<{ parentId?: string | undefined; path?: string | undefined }>;

/** The table of routes for pages in this language. Only the outermost routes have the prefix. */
export function routesInLanguage<Route extends RouteInTable>(
  routes: Readonly<Record<string, Route | undefined>>,
  language: Language,
): Record<string, Route | undefined> {
  if (language === DEFAULT_LANGUAGE) return routes;
  const withPrefix = (route: Route | undefined): Route | undefined =>
    route?.parentId !== 'root' || IN_EVERY_LANGUAGE.test(route.path ?? '')
      ? route
      : { ...route, path: [language, route.path].filter(Boolean).join('/') };
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, withPrefix(route)]));
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
 * The current address in another language, with query and hash. A `lng` in the query is updated, otherwise it would
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
