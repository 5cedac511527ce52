import type { Clock } from '#core/clock.ts';
import { LANGUAGE_FACTS, type Language } from '#core/language.ts';
import { createAccessToken, type AccessToken, type AiraloKeys } from './access-token.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { sendRequest, type HttpResponse } from './send-request.ts';

export type AiraloTimeouts = Readonly<{ tokenMs: number; readMs: number; buyMs: number; pageMs: number }>;

export type ApiCall = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
  /** Sent instead of a form, where the vendor documents JSON. */
  json?: Readonly<Record<string, string>>;
  language?: Language;
  timeoutMs: number;
  maxBytes: number;
  /** The vendor counts its rate limit by this key: a 429 pauses only the calls with the same key. */
  limitKey: string;
  /** Called just before the call is sent, when everything it needs is ready. False: it is not sent. */
  mayBeSent?: () => boolean;
}>;

/** Like `HttpResponse`; `not-sent` also covers a missing token and a pause that the vendor requires. */
export type ApiResponse =
  | Exclude<HttpResponse, { kind: 'not-sent' }>
  | { kind: 'not-sent'; code: string; retryAfterSeconds: number | null };

export interface AiraloClient {
  /** Sends the call with a valid token. A token the vendor no longer accepts is replaced once. */
  call(call: ApiCall): Promise<ApiResponse>;
}

type Internals = Readonly<{ baseUrl: string; accessToken: AccessToken; pauses: Pauses }>;

export function createAiraloClient(
  needs: AiraloKeys & Readonly<{ clock: Clock; timeouts: AiraloTimeouts }>,
): AiraloClient {
  const internals: Internals = {
    baseUrl: needs.baseUrl,
    accessToken: createAccessToken({ ...needs, timeoutMs: needs.timeouts.tokenMs }),
    pauses: createPauses(needs.clock),
  };
  return {
    async call(call) {
      const paused = internals.pauses.secondsLeft(call.limitKey);
      if (paused > 0) return { kind: 'not-sent', code: 'http-429', retryAfterSeconds: paused };
      const first = await callOnce(internals, call);
      const response = isUnauthorized(first) ? await callOnce(internals, call) : first;
      if (response.kind === 'received' && response.status === 429 && response.retryAfterSeconds !== null) {
        internals.pauses.pause(call.limitKey, response.retryAfterSeconds);
      }
      return response;
    },
  };
}

async function callOnce({ baseUrl, accessToken }: Internals, call: ApiCall): Promise<ApiResponse> {
  const token = await accessToken.get();
  if (token.kind === 'no-token') return { ...token, kind: 'not-sent' };
  // There must be no await between this check and the sending.
  if (call.mayBeSent?.() === false) return TOO_LATE;
  const response = await sendRequest({
    method: call.method,
    url: urlOf(baseUrl, call),
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token.token}`,
      ...(call.language === undefined ? {} : { 'accept-language': LANGUAGE_FACTS[call.language].tag }),
    },
    ...(call.form === undefined ? {} : { form: call.form }),
    ...(call.json === undefined ? {} : { json: call.json }),
    timeoutMs: call.timeoutMs,
    maxBytes: call.maxBytes,
  });
  if (isUnauthorized(response)) accessToken.discard(token.token);
  return response.kind === 'not-sent' ? { ...response, retryAfterSeconds: null } : response;
}

const TOO_LATE = { kind: 'not-sent', code: 'too-late-to-send', retryAfterSeconds: null } as const;

function urlOf(baseUrl: string, call: ApiCall): URL {
  const url = new URL(call.path, baseUrl);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  return url;
}

function isUnauthorized(response: HttpResponse | ApiResponse): boolean {
  return response.kind === 'received' && response.status === 401;
}
