import { z } from 'zod';
import { DAY } from './auth-settings.ts';
import { createAccountCookie } from './account-cookie.ts';
import type { HookContext } from './hook-context.ts';

/**
 * Identifies the browser in which an account's password was chosen. A confirmation link proves the mailbox.
 * Only in that browser does it also prove that the password was chosen by the mailbox's owner, and not by a
 * stranger who signed up with that address.
 */
export type SignUpCookie = Readonly<{
  /**
   * Sets the cookie after sign-up. When the address is taken, the library returns an invented user, whose cookie
   * fits no account.
   */
  after(context: HookContext): void;
  isOnBrowser(request: Request | undefined, userId: string): boolean;
}>;

type Needs = Readonly<{ publicOrigin: string; secret: string }>;

const Returned = z.object({ user: z.object({ id: z.string() }) });

export function createSignUpCookie(needs: Needs): SignUpCookie {
  const cookie = createAccountCookie({ ...needs, name: 'sign_up', lastsSeconds: 7 * DAY });
  return {
    after(context) {
      const returned = Returned.safeParse(context.context.returned);
      if (context.path !== '/sign-up/email' || !returned.success) return;
      context.setCookie(cookie.name, cookie.valueFor(returned.data.user.id), cookie.attributes);
    },
    isOnBrowser: (request, userId) => cookie.isOnBrowser(request?.headers, userId),
  };
}
