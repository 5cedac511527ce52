import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';

/** The first segment of a route that exists in every language. */
const OPTIONAL_PREFIX = /^es\?\/?/;

type RouteTable = Readonly<Record<string, { path?: string | undefined }>>;

declare global {
  interface Window {
    /** The router's table of all routes, which the browser loads before it starts. */
    __reactRouterManifest: Readonly<{ routes: RouteTable }>;
  }
}

/**
 * Keeps the paths of one language in the browser's route table. Another language is always another document, and the router
 * prepares each path it knows before it shows anything, which takes a phone longer than anything else in its start.
 */
export function keepOwnRoutes(table: RouteTable, language: Language): void {
  const prefix = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  for (const route of Object.values(table)) {
    if (route.path === undefined || !OPTIONAL_PREFIX.test(route.path)) continue;
    const own = route.path.replace(OPTIONAL_PREFIX, prefix).replace(/\/$/, '');
    if (own === '') delete route.path;
    else route.path = own;
  }
}
