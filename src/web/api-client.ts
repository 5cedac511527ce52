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

type Posting = Readonly<{ anonKey: string; headers?: Readonly<Record<string, string>>; patienceMs: number }>;

/** What came back, believed by nobody yet. */
export type RawAnswer = Readonly<{ isOk: boolean; body: unknown }>;

/** For calls whose answer is read field by field. Rejects, as `fetch` does, when no answer comes. */
export async function postJson(path: string, body: object, posting: Posting): Promise<RawAnswer> {
  const { anonKey, headers = {}, patienceMs } = posting;
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonKey === '' ? {} : { apikey: anonKey }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  return rawAnswer(answer);
}

/** Who is signed in, as the account service says it; null for a guest. */
export async function readSession(): Promise<RawAnswer> {
  return rawAnswer(await fetch('/api/auth/get-session'));
}

async function rawAnswer(answer: Response): Promise<RawAnswer> {
  const body: unknown = await answer.json().catch(() => null);
  return { isOk: answer.ok, body };
}
