import { hc } from 'hono/client';
import type { Api } from '#server/http/create-app.ts';

type Options = Readonly<{
  /** The shop's public anonymous key. It grants no rights; calls without it share a stricter rate limit. */
  anonKey: string;
  /** Where the API lives; the page's own origin unless a test says otherwise. */
  origin?: string;
  fetch?: typeof fetch;
}>;

/** The one way the web app calls the shop's server. */
export function createApiClient({ anonKey, origin = '/', fetch }: Options) {
  return hc<Api>(origin, {
    headers: anonKey === '' ? {} : { apikey: anonKey },
    ...(fetch === undefined ? {} : { fetch }),
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;
