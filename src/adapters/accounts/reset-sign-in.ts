import { setSessionCookie } from 'better-auth/cookies';
import type { HookContext } from './hook-context.ts';

/** Signs in the visitor who has set a new password with a reset link: the link proved the mailbox, as a magic link does. */
export type ResetSignIn = Readonly<{
  /** Called when a reset succeeded. */
  note(userId: string, request: Request | undefined): void;
  after(context: HookContext): Promise<void>;
}>;

export function createResetSignIn(): ResetSignIn {
  const users = new WeakMap<Request, string>();
  return {
    note(userId, request) {
      if (request !== undefined) users.set(request, userId);
    },
    async after(context) {
      const { path, request } = context;
      const userId = request === undefined ? undefined : users.get(request);
      if (path !== '/reset-password' || userId === undefined) return;
      const { internalAdapter } = context.context;
      const user = await internalAdapter.findUserById(userId);
      if (user === null) return;
      await setSessionCookie(context, { session: await internalAdapter.createSession(userId), user });
    },
  };
}
