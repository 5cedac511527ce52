import { z } from 'zod';
import { DAY } from './auth-settings.ts';
import { createBrowserMark } from './browser-mark.ts';
import type { HookContext } from './hook-context.ts';

/**
 * Tells the browser in which an account's password was chosen from every other one. A confirmation link proves
 * the mailbox; only in that browser does it also prove that the password is the mailbox owner's and not that of a
 * stranger who signed up with a foreign address.
 */
export type SignUpMark = Readonly<{
  /** Put after sign-up. A made-up user, answered where an address is taken, gets a mark that fits nobody. */
  after(context: HookContext): void;
  isOnBrowser(request: Request | undefined, userId: string): boolean;
}>;

type Needs = Readonly<{ publicOrigin: string; secret: string }>;

const Returned = z.object({ user: z.object({ id: z.string() }) });

export function createSignUpMark(needs: Needs): SignUpMark {
  const mark = createBrowserMark({ ...needs, name: 'sign_up', lastsSeconds: 7 * DAY });
  return {
    after(context) {
      const returned = Returned.safeParse(context.context.returned);
      if (context.path !== '/sign-up/email' || !returned.success) return;
      context.setCookie(mark.cookie, mark.valueFor(returned.data.user.id), mark.attributes);
    },
    isOnBrowser: (request, userId) => mark.isOnBrowser(request?.headers, userId),
  };
}
