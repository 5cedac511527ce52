import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { sendRequest, type HttpResponse } from './send-request.ts';

export type AiraloKeys = Readonly<{ baseUrl: string; clientId: string; clientSecret: string }>;

/** `code` is the reason why there is none: bad keys, a busy vendor or no connection. */
export type TokenResult =
  | { kind: 'token'; token: string }
  | { kind: 'no-token'; code: string; retryAfterSeconds: number | null };

export interface AccessToken {
  /** The current token. Concurrent callers share one request. */
  get(): Promise<TokenResult>;
  /** The vendor refused this token. Only the first caller that reports it discards the token. */
  discard(token: string): void;
}

/**
 * The vendor's tokens live 24 hours; an hour less keeps a request from being sent with a token that expires
 * on the way.
 */
const MAX_LIFETIME_MS = 23 * HOUR_MS;
const SAFETY_MS = MINUTE_MS;

const TokenResponse = z.object({
  data: z.object({ access_token: z.string().min(1), expires_in: z.number().positive() }),
});

export function createAccessToken(needs: AiraloKeys & { clock: Clock; timeoutMs: number }): AccessToken {
  let cached: { token: string; expiresAt: number } | null = null;
  let pending: Promise<TokenResult> | null = null;

  async function request(): Promise<TokenResult> {
    const requestedAt = needs.clock.now().getTime();
    const response = await requestToken(needs);
    const parsed =
      response.kind === 'received' && response.status === 200 ? TokenResponse.safeParse(response.body) : null;
    if (parsed?.success !== true) return noToken(response);
    const { access_token: token, expires_in: lifeSeconds } = parsed.data.data;
    cached = { token, expiresAt: requestedAt + Math.min(lifeSeconds * 1000 - SAFETY_MS, MAX_LIFETIME_MS) };
    return { kind: 'token', token };
  }

  return {
    async get() {
      if (cached !== null && needs.clock.now().getTime() < cached.expiresAt)
        return { kind: 'token', token: cached.token };
      pending ??= request().finally(() => {
        pending = null;
      });
      return pending;
    },
    discard(token) {
      if (cached?.token === token) cached = null;
    },
  };
}

function requestToken(needs: AiraloKeys & { timeoutMs: number }): Promise<HttpResponse> {
  return sendRequest({
    method: 'POST',
    url: new URL('/v2/token', needs.baseUrl),
    headers: { accept: 'application/json' },
    form: { client_id: needs.clientId, client_secret: needs.clientSecret, grant_type: 'client_credentials' },
    timeoutMs: needs.timeoutMs,
    maxBytes: 64 * 1024,
  });
}

function noToken(response: HttpResponse): TokenResult {
  switch (response.kind) {
    case 'received':
      return {
        kind: 'no-token',
        code: `token-http-${response.status}`,
        retryAfterSeconds: response.retryAfterSeconds,
      };
    case 'not-sent':
      return { kind: 'no-token', code: response.code, retryAfterSeconds: null };
    case 'no-response':
      return { kind: 'no-token', code: 'token-silent', retryAfterSeconds: null };
  }
}
