import { timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Network } from '../network.ts';
import { TOKEN_LIFE_SECONDS } from '../shop/tokens.ts';
import { invalid, success, unauthorized } from './responses.ts';
import { missingFields, readFields, textField } from './read-fields.ts';

const REQUIRED = ['client_id', 'client_secret', 'grant_type'] as const;

/** POST /token: exchanges client id and secret for an access token. */
export function tokenRoutes({ sandbox, tokens }: Network): Hono {
  return new Hono().post('/token', async (context) => {
    const fields = await readFields(context);
    const missing = missingFields(fields, REQUIRED);
    if (missing !== null) return invalid(context, missing);
    if (!isSame(textField(fields, 'client_id'), sandbox.keys.airaloClientId)) {
      return invalid(context, { client_id: 'The selected client id is invalid.' });
    }
    const isTrusted = isSame(textField(fields, 'client_secret'), sandbox.keys.airaloClientSecret);
    if (!isTrusted || textField(fields, 'grant_type') !== 'client_credentials') {
      return unauthorized(context, 'Client authentication failed');
    }
    return success(context, {
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      access_token: tokens.issue(),
    });
  });
}

function isSame(given: string | null, right: string): boolean {
  const one = Buffer.from(given ?? '');
  const other = Buffer.from(right);
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Every route needs a token, except tokens and pictures. */
export function requireToken({ tokens }: Network): MiddlewareHandler {
  return async (context, next) => {
    const token = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (token === undefined || !tokens.isValid(token)) return unauthorized(context, 'Unauthenticated.');
    await next();
    return undefined;
  };
}
