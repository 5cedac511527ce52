import { createAuthMiddleware } from 'better-auth/api';
import { refuseCommonPasswords } from './refuse-common-passwords.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignUpMark } from './sign-up-mark.ts';

type Needs = Readonly<{ mark: SignUpMark; limits: SignInLimits }>;

/** The library accepts one hook before and one after every call; this combines ours in order. */
export function accountHooks({ mark, limits }: Needs) {
  return {
    before: createAuthMiddleware(async (context) => {
      refuseCommonPasswords(context);
      await limits.before(context);
    }),
    after: createAuthMiddleware(async (context) => {
      mark.after(context);
      await limits.after(context);
    }),
  };
}
