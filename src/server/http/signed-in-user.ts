import type { Context } from 'hono';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { HttpEnv } from './http-env.ts';
import type { OrderServices } from './order-services.ts';

/** The customer who sent the request. Null: nobody is signed in. */
export async function signedInUser(
  c: Context<HttpEnv>,
  { findSession }: Pick<OrderServices, 'findSession'>,
): Promise<SignedIn | null> {
  return c.req.header('cookie') === undefined ? null : findSession(c.req.raw.headers);
}
