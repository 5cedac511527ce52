import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { HookContext } from './hook-context.ts';
import type { NewPasswordNotice } from './passwords/new-password-notice.ts';
import type { OvertakenSignIn } from './overtaken-sign-in.ts';
import { refuseCommonPasswords } from './passwords/refuse-common-passwords.ts';
import type { ResetSignIn } from './reset-sign-in.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignUpCookie } from './sign-up-cookie.ts';

type Needs = Readonly<{
  signUpCookie: SignUpCookie;
  resetSignIn: ResetSignIn;
  limits: SignInLimits;
  overtaken: OvertakenSignIn;
  notice: NewPasswordNotice;
  /** Browsers that paid as a guest no longer see the orders of this account. */
  endBrowserAccess(userId: string): Promise<void>;
}>;

/** The library accepts one hook before and one after every call; this combines ours in order. */
export function accountHooks(needs: Needs) {
  const { signUpCookie, resetSignIn, limits, overtaken, notice } = needs;
  return {
    before: createAuthMiddleware(async (context) => {
      await refuseCommonPasswords(context);
      await limits.before(context);
      await overtaken.before(context);
      await endBrowserAccess(needs, context);
      await notice.beforeReset(context);
      return endOtherSessions(context);
    }),
    after: createAuthMiddleware(async (context) => {
      await overtaken.after(context);
      signUpCookie.after(context);
      await resetSignIn.after(context);
      await limits.after(context);
    }),
  };
}

/** Before the sessions end: after a crash between the two, the customer is still signed in and repeats it. */
async function endBrowserAccess(needs: Needs, context: HookContext): Promise<void> {
  if (context.path !== '/revoke-sessions') return;
  const session = await getSessionFromCtx(context);
  if (session !== null) await needs.endBrowserAccess(session.user.id);
}

const Body = z.record(z.string(), z.unknown());

/** A changed password ends every other session, whatever the request says. */
function endOtherSessions({ path, body }: HookContext) {
  const fields = Body.safeParse(body).data;
  if (path !== '/change-password' || fields === undefined) return undefined;
  return { context: { body: { ...fields, revokeOtherSessions: true } } };
}
