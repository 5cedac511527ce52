import { z } from 'zod';
import { DAY } from './auth-settings.ts';
import { createBrowserMark } from './browser-mark.ts';
import type { HookContext } from './hook-context.ts';

/**
 * Identifies the browser in which an account's password was chosen. A confirmation link proves the mailbox.
 * Only in that browser does it also prove that the password was chosen by the mailbox's owner, and not by a
 * stranger who signed up with that address.
 */
export type SignUpMark = Readonly<{
  /**
   * Sets the mark after sign-up. When the address is taken, the library returns an invented user, whose mark
   * fits no account.
   */
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
