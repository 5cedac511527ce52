import { createHmac, timingSafeEqual } from 'node:crypto';
import { createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { cookieSettings, DAY } from './auth-settings.ts';

/**
 * Tells the browser in which an account's password was chosen from every other one. A confirmation link proves
 * the mailbox; only in that browser does it also prove that the password is the mailbox owner's and not that of a
 * stranger who signed up with a foreign address.
 */
export type SignUpMark = Readonly<{
  /** Put after sign-up. A made-up user, answered where an address is taken, gets a mark that fits nobody. */
  afterHook: ReturnType<typeof createAuthMiddleware>;
  isOnBrowser(request: Request | undefined, userId: string): boolean;
}>;

type Needs = Readonly<{ publicOrigin: string; secret: string }>;

const LASTS = 7 * DAY;
const Returned = z.object({ user: z.object({ id: z.string() }) });

export function createSignUpMark({ publicOrigin, secret }: Needs): SignUpMark {
  const { cookiePrefix, defaultCookieAttributes } = cookieSettings(publicOrigin);
  const cookie = `${cookiePrefix}.sign_up`;
  const markOf = (userId: string) =>
    createHmac('sha256', secret).update(`sign-up ${userId}`).digest('base64url');
  return {
    afterHook: createAuthMiddleware((context) => {
      const returned = Returned.safeParse(context.context.returned);
      if (context.path === '/sign-up/email' && returned.success) {
        context.setCookie(cookie, markOf(returned.data.user.id), {
          ...defaultCookieAttributes,
          maxAge: LASTS,
        });
      }
      return Promise.resolve();
    }),
    isOnBrowser(request, userId) {
      const given = Buffer.from(cookieIn(request, cookie));
      const expected = Buffer.from(markOf(userId));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function cookieIn(request: Request | undefined, name: string): string {
  const cookies = (request?.headers.get('cookie') ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
