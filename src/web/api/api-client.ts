import { hc } from 'hono/client';
import type { Api } from '#server/http/create-app.ts';
import { readField, readTextField } from './read-field.ts';
import { createRetryingFetch } from './retrying-fetch.ts';
import { wait } from '../browser/wait.ts';

type Options = Readonly<{
  /** The shop's public anonymous key. It grants no rights; calls without it share a stricter rate limit. */
  anonKey: string;
  /** Address of the API; the page's own origin unless a test sets another. */
  origin?: string;
  fetch?: typeof fetch;
  /** False where the caller has its own retry rules for reads, or shows every single response. */
  repeatsReads?: boolean;
}>;

/** The only way the web app calls the shop's server. */
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
  /** Returns the response as the contract describes it; null when it has another shape. */
  read: (body: unknown) => Answer | null;
}>;

/** `response` is null when the response cannot be parsed; the texts of a rejected request are then empty. */
export type Posted<Answer> =
  | Readonly<{ kind: 'answered'; response: Answer | null }>
  | Readonly<{ kind: 'refused'; code: string; message: string }>;

/**
 * For calls that may take long, and that need the reason of a rejection. Rejects, as `fetch` does, when there is no
 * response.
 */
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
 * Calls the account endpoints. A library serves them, so they are not in the typed client. `language` is the language
 * of the email it may send: our private pages send no referrer it could be read from.
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

/**
 * Opens a stream of server-sent events; returns a function that closes it. The first failure closes it and is
 * reported once.
 */
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
