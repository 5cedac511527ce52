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

async function rawAnswer(answer: Response): Promise<RawAnswer> {
  const body: unknown = await answer.json().catch(() => null);
  return { isOk: answer.ok, body };
}

type AccountCall = Readonly<{ anonKey: string; language?: string }>;

/**
 * A call to the accounts, which are a library's and not in the typed client. `language` is that of the mail it may
 * send: our private pages name no referrer that would tell it.
 */
export function postToAccounts(path: `/${string}`, body: object, { anonKey, language }: AccountCall) {
  return fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonKey === '' ? {} : { apikey: anonKey }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    body: JSON.stringify(body),
  });
}

type Hearing = Readonly<{ event: string; heard: (data: string) => void; failed: () => void }>;

/** A live line from the server; answers how to close it. It is closed by its first failure, which is told once. */
export function openEvents(path: string, { event, heard, failed }: Hearing): () => void {
  const source = new EventSource(path);
  source.addEventListener(event, ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  });
  source.addEventListener('error', () => {
    source.close();
    failed();
  });
  return () => source.close();
}
