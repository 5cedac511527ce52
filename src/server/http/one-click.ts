import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { localizedPath } from '#core/language-path.ts';
import { LANGUAGES } from '#core/language.ts';
import type { HttpEnv } from './http-env.ts';
import { NOT_FOUND, problemResponse, TOO_LARGE } from './problem.ts';
import { UNCACHED } from './routes/describe-route.ts';

/** What mail programs send is 26 bytes long; what the form of a page sends has an address more. */
export const LONGEST_FORM_BYTES = 1_024;

type OneClick = Readonly<{
  /** With `:token`, in English. */
  path: string;
  /** False: it is not one of our tokens. */
  unsubscribe: (token: string) => Promise<boolean>;
}>;

/**
 * One-click unsubscribe of mail programs (RFC 8058): a POST to the address that is a page when it is opened. It comes
 * from the servers of mail services, without cookies and for many customers, so no limit per client applies.
 */
export function oneClickRoute({ path, unsubscribe }: OneClick) {
  const limitBody = bodyLimit({ maxSize: LONGEST_FORM_BYTES, onError: () => problemResponse(TOO_LARGE) });
  const handle = async (c: Context<HttpEnv>) => {
    if (!(await isOneClick(c)) || !(await unsubscribe(c.req.param('token') ?? '')))
      return problemResponse(NOT_FOUND);
    return c.body(null, 200, UNCACHED);
  };
  const app = new Hono<HttpEnv>();
  // Also those that are no longer offered: an old email must still work.
  for (const language of LANGUAGES) app.post(localizedPath(path, language), limitBody, handle);
  return app;
}

async function isOneClick(c: Context<HttpEnv>): Promise<boolean> {
  const { 'List-Unsubscribe': value } = await c.req.parseBody().catch(() => ({ 'List-Unsubscribe': '' }));
  return value === 'One-Click';
}
