import { APIError, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { LimitVerdict, RateLimit, SharedLimits } from '#core/limits/rate-limit.ts';
import {
  PASSWORD_CHECKS_PER_ACCOUNT,
  SIGN_INS_PER_ACCOUNT,
  SIGN_INS_PER_KNOWN_BROWSER,
} from '#core/limits/shop-limits.ts';
import { DAY } from './auth-settings.ts';
import { createAccountCookie } from './account-cookie.ts';
import type { HookContext } from './hook-context.ts';

const SIGN_IN = '/sign-in/email';
/** Where a signed-in customer types the password. */
const PASSWORD_CHECK = '/change-password';

const Credentials = z.object({ email: z.string().max(320) });

type Needs = Readonly<{ limits: SharedLimits; clock: Clock; publicOrigin: string; secret: string }>;
type Attempt = Readonly<{ limit: RateLimit; target: string }>;

/** How often a password may be tried against one account, from any number of client addresses. */
export type SignInLimits = Readonly<{
  before(context: HookContext): Promise<void>;
  after(context: HookContext): Promise<void>;
}>;

/**
 * An attempt is counted before the password is checked, so that concurrent attempts all count. It is
 * uncounted when it succeeds: only failures count. An address without an account is counted and responded to
 * in the same way. A browser that was signed in to the account before has a separate count, so strangers
 * cannot lock its owner out. The link by email is not counted at all.
 */
export function createSignInLimits({ limits, clock, ...needs }: Needs): SignInLimits {
  const known = createAccountCookie({ ...needs, name: 'known_browser', lastsSeconds: 180 * DAY });

  function attemptOf({ path, body, headers }: HookContext): Attempt | null {
    if (path !== SIGN_IN) return null;
    const email = Credentials.safeParse(body).data?.email.toLowerCase();
    if (email === undefined) return null;
    const isKnown = known.isOnBrowser(headers, email);
    return { limit: isKnown ? SIGN_INS_PER_KNOWN_BROWSER : SIGN_INS_PER_ACCOUNT, target: email };
  }

  async function checkOf(context: HookContext): Promise<Attempt | null> {
    if (context.path !== PASSWORD_CHECK) return null;
    const session = await getSessionFromCtx(context);
    return session === null ? null : { limit: PASSWORD_CHECKS_PER_ACCOUNT, target: session.user.id };
  }

  return {
    async before(context) {
      const attempt = attemptOf(context) ?? (await checkOf(context));
      if (attempt !== null) refuse(await limits.take(attempt.limit, attempt.target, clock.now()));
    },
    async after(context) {
      const email = context.context.newSession?.user.email;
      if (email === undefined) return;
      context.setCookie(known.name, known.valueFor(email), known.attributes);
      const attempt = attemptOf(context);
      if (attempt !== null) await limits.release(attempt.limit, attempt.target);
    },
  };
}

function refuse(verdict: LimitVerdict): void {
  if (verdict.isAllowed) return;
  const minutes = Math.ceil(verdict.retryAfterSeconds / 60);
  throw new APIError(
    'TOO_MANY_REQUESTS',
    {
      code: 'TOO_MANY_SIGN_INS',
      message: `Too many attempts with a password. Use a sign-in link by email, or try again in ${minutes} min.`,
    },
    { 'retry-after': String(verdict.retryAfterSeconds) },
  );
}
