import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Lets the browser that paid see its order without signing in. Each order has its own cookie, which grants
 * access to that one order. The value is derived from a secret, so a repeated checkout gets the same one.
 */
export interface OrderGrants {
  /** Stored with the order; a cookie is checked against it. */
  hashFor(orderId: string): string;
  setCookie(orderId: string): string;
  /**
   * `Set-Cookie` lines that end every grant in `cookies`, for a customer who leaves this browser to another
   * person.
   */
  endCookies(cookies: string | undefined): readonly string[];
  /** `cookies` is the `Cookie` header as received. */
  isGranted(
    cookies: string | undefined,
    order: Readonly<{ orderId: string; browserTokenHash: string }>,
  ): boolean;
}

/** The part of an order's id that is in the cookie's name. */
const ID_PART = /^[\w-]{1,13}$/;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

export function createOrderGrants(secret: string, publicOrigin: string): OrderGrants {
  const isHttps = publicOrigin.startsWith('https:');
  const prefix = `${isHttps ? '__Host-' : ''}landfall-order-`;
  const nameOf = (orderId: string) => `${prefix}${orderId.slice(0, 13)}`;
  const lineOf = (cookie: string, seconds: number) => {
    const secure = isHttps ? '; Secure' : '';
    return `${cookie}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  };
  const tokenFor = (orderId: string) =>
    createHmac('sha256', secret).update(`order-browser:${orderId}`).digest('base64url');

  return {
    hashFor: (orderId) => sha256(tokenFor(orderId)).toString('hex'),
    setCookie: (orderId) => lineOf(`${nameOf(orderId)}=${tokenFor(orderId)}`, WEEK_SECONDS),
    endCookies: (cookies) =>
      (cookies ?? '')
        .split(/;\s*/)
        .map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))))
        .filter((name) => name.startsWith(prefix) && ID_PART.test(name.slice(prefix.length)))
        .map((name) => lineOf(`${name}=`, 0)),
    isGranted(cookies, { orderId, browserTokenHash }) {
      const sent = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${nameOf(orderId)}=`));
      if (sent === undefined) return false;
      const expected = Buffer.from(browserTokenHash, 'hex');
      const received = sha256(sent.slice(sent.indexOf('=') + 1));
      return expected.length === received.length && timingSafeEqual(expected, received);
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
