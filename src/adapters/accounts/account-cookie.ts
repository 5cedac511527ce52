import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieSettings } from './auth-settings.ts';

/**
 * A cookie that only we can write. It shows that a browser was used with one account before, and grants
 * nothing by itself.
 */
type AccountCookie = Readonly<{
  name: string;
  valueFor(account: string): string;
  attributes: ReturnType<typeof cookieSettings>['defaultCookieAttributes'] & { maxAge: number };
  isOnBrowser(headers: Headers | undefined, account: string): boolean;
}>;

type Needs = Readonly<{ publicOrigin: string; secret: string; name: string; lastsSeconds: number }>;

export function createAccountCookie({ publicOrigin, secret, name, lastsSeconds }: Needs): AccountCookie {
  const { cookiePrefix, defaultCookieAttributes } = cookieSettings(publicOrigin);
  const cookieName = `${cookiePrefix}.${name}`;
  const purpose = name.replaceAll('_', '-');
  const valueFor = (account: string) =>
    createHmac('sha256', secret).update(`${purpose} ${account}`).digest('base64url');
  return {
    name: cookieName,
    valueFor,
    attributes: { ...defaultCookieAttributes, maxAge: lastsSeconds },
    isOnBrowser(headers, account) {
      const received = Buffer.from(cookieIn(headers, cookieName));
      const expected = Buffer.from(valueFor(account));
      return received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}

function cookieIn(headers: Headers | undefined, name: string): string {
  const cookies = (headers?.get('cookie') ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
