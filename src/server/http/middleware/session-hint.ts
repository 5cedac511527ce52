import { SECURE_SESSION_HINT_COOKIE, SESSION_HINT_COOKIE } from '#contract/account/account.ts';

const SESSION_COOKIE = /(?:^|-)landfall\.session_token=/;

/** A cookie that lets scripts see that there is a session; with 0 seconds it is removed. */
export function sessionHint(publicOrigin: string, seconds: number): string {
  const isHttps = publicOrigin.startsWith('https:');
  const name = isHttps ? SECURE_SESSION_HINT_COOKIE : SESSION_HINT_COOKIE;
  return `${name}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** When a response sets or ends the session cookie, the hint cookie is set or ended with it. */
export function withSessionHint(response: Response, publicOrigin: string): Response {
  const session = response.headers.getSetCookie().find((line) => SESSION_COOKIE.test(line));
  if (session === undefined) return response;
  const seconds = Number(/max-age=(\d+)/i.exec(session)?.[1] ?? 0);
  response.headers.append('set-cookie', sessionHint(publicOrigin, seconds));
  return response;
}
