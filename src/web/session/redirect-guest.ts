import { redirect } from 'react-router';
import { languageOfPath, localizedPath } from '#core/language-path.ts';
import { hasSessionHint } from './session-hint.ts';

type Visit = Readonly<{ request: Request; url: URL; next: string }>;

/** The address of the sign-in page that leads back to `next`. */
export function signInPath(next: string): string {
  return `/auth?mode=signin&next=${next}`;
}

/**
 * The same for a page about one order: the browser that paid may open it without a session. Its cookie has the
 * beginning of the order's id in its name; the API decides whether the cookie is valid.
 */
export function redirectStranger(visit: Visit, orderId: string) {
  const cookies = visit.request.headers.get('cookie') ?? '';
  return cookies.includes(`landfall-order-${orderId.slice(0, 13)}=`) ? null : redirectGuest(visit);
}

/** A guest is redirected to sign-in before rendering; the API decides whether a session is valid. */
export function redirectGuest({ request, url, next }: Visit) {
  if (hasSessionHint(request.headers.get('cookie') ?? '')) return null;
  return redirect(localizedPath(signInPath(next), languageOfPath(url.pathname)));
}
