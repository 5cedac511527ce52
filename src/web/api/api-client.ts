import { hc } from 'hono/client';
import type { AdminApi, Api } from '#server/http/create-app.ts';
import { readField, readTextField } from './read-field.ts';
import { createRetryingFetch } from './retrying-fetch.ts';
import { wait } from '../browser/wait.ts';

export type { AdminApi };

type Options = Readonly<{
  /** The shop's public anonymous key. It grants no rights; calls without it share a stricter rate limit. */
  anonKey: string;
  /** Address of the API; the page's own origin unless a test sets another. */
  origin?: string;
  fetch?: typeof fetch;
  /** False where the caller has its own retry rules for reads, or shows every single response. */
  retriesReads?: boolean;
}>;

/** The only way the web app calls the shop's server. */
export function createApiClient({ anonKey, origin = '/', retriesReads = true, ...options }: Options) {
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  return hc<Api>(origin, {
    headers: anonKey === '' ? {} : { apikey: anonKey },
    fetch: retriesReads ? createRetryingFetch(send, { wait, random: () => Math.random() }) : send,
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;

type PostOptions<Result> = Readonly<{
  anonKey: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Returns the response as the contract describes it; null when it has another shape. */
  read: (body: unknown) => Result | null;
}>;

/** `response` is null when the response cannot be parsed; the texts of a rejected request are then empty. */
export type PostOutcome<Result> =
  | Readonly<{ kind: 'success'; response: Result | null }>
  | Readonly<{ kind: 'refused'; code: string; message: string }>;

/**
 * For calls that may take long, and that need the reason of a rejection. Rejects, as `fetch` does, when there is no
 * response.
 */
export async function postJson<Result>(
  path: `/api/${string}`,
  body: object,
  options: PostOptions<Result>,
): Promise<PostOutcome<Result>> {
  const { anonKey, headers = {}, timeoutMs, read } = options;
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonKey === '' ? {} : { apikey: anonKey }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const responseBody: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: 'success', response: read(responseBody) };
  const error = readField(responseBody, 'error');
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
