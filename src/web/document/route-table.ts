import type { Language } from '#core/language.ts';
import { routesInLanguage } from '#core/language-path.ts';

declare global {
  interface Window {
    /** The table of routes, which a file of its own sets before the app starts. The router reads it once. */
    __reactRouterManifest: {
      routes: Record<string, Readonly<{ parentId?: string; path?: string }> | undefined>;
    };
  }
}

/** Gives this page the routes of its language. Called before the router starts. */
export function startRoutesIn(language: Language): void {
  const table = window.__reactRouterManifest;
  table.routes = routesInLanguage(table.routes, language);
}
