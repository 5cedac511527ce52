import { hc } from 'hono/client';
import type { Api } from '#server/http/create-app.ts';
import { readField, readTextField } from './read-field.ts';
import { createRetryingFetch } from './retrying-fetch.ts';
import { wait } from '../browser/wait.ts';

type Options = Readonly<{
  /** The shop's public anonymous key. It grants no rights; calls without it share a stricter rate limit. */
  anonKey: string;
  /** Where the API lives; the page's own origin unless a test says otherwise. */
  origin?: string;
  fetch?: typeof fetch;
  /** False where the caller repeats reads by rules of its own, or shows every single response. */
  repeatsReads?: boolean;
}>;

/** The one way the web app calls the shop's server. */
export function createApiClient({ anonKey, origin = '/', repeatsReads = true, ...options }: Options) {
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  return hc<Api>(origin, {
    headers: anonKey === '' ? {} : { apikey: anonKey },
    fetch: repeatsReads ? createRetryingFetch(send, { wait, random: () => Math.random() }) : send,
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;

type Posting<Answer> = Readonly<{
  anonKey: string;
  headers?: Readonly<Record<string, string>>;
  patienceMs: number;
  /** The answer as the contract describes it; null when it is not that. */
  read: (body: unknown) => Answer | null;
}>;

/** `answer` is null when what came back cannot be read; the texts of a refusal are then empty. */
export type Posted<Answer> =
  | Readonly<{ kind: 'answered'; response: Answer | null }>
  | Readonly<{ kind: 'refused'; code: string; message: string }>;

/** For calls that need patience, and the reason of a refusal. Rejects, as `fetch` does, when no answer comes. */
export async function postJson<Answer>(
  path: `/api/${string}`,
  body: object,
  posting: Posting<Answer>,
): Promise<Posted<Answer>> {
  const { anonKey, headers = {}, patienceMs, read } = posting;
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonKey === '' ? {} : { apikey: anonKey }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: 'answered', response: read(said) };
  const error = readField(said, 'error');
  return {
    kind: 'refused',
    code: readTextField(error, 'code') ?? '',
    message: readTextField(error, 'message') ?? '',
  };
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

type Hearing = Readonly<{ event: string; received: (data: string) => void; failed: () => void }>;

/** A live line from the server; answers how to close it. It is closed by its first failure, which is told once. */
export function openEvents(path: string, { event, received, failed }: Hearing): () => void {
  const source = new EventSource(path);
  source.addEventListener(event, ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') received(data);
  });
  source.addEventListener('error', () => {
    source.close();
    failed();
  });
  return () => source.close();
}
