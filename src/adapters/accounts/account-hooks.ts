import { createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { HookContext } from './hook-context.ts';
import { refuseCommonPasswords } from './refuse-common-passwords.ts';
import type { ResetSignIn } from './reset-sign-in.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignUpMark } from './sign-up-mark.ts';

type Needs = Readonly<{ mark: SignUpMark; resetSignIn: ResetSignIn; limits: SignInLimits }>;

/** The library accepts one hook before and one after every call; this combines ours in order. */
export function accountHooks({ mark, resetSignIn, limits }: Needs) {
  return {
    before: createAuthMiddleware(async (context) => {
      await refuseCommonPasswords(context);
      await limits.before(context);
      return endOtherSessions(context);
    }),
    after: createAuthMiddleware(async (context) => {
      mark.after(context);
      await resetSignIn.after(context);
      await limits.after(context);
    }),
  };
}

const Body = z.record(z.string(), z.unknown());

/** A changed password ends every other session, whatever the request says. */
function endOtherSessions({ path, body }: HookContext) {
  const fields = Body.safeParse(body).data;
  if (path !== '/change-password' || fields === undefined) return undefined;
  return { context: { body: { ...fields, revokeOtherSessions: true } } };
}
