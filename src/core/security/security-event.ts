import type { SECURITY_EVENT_KINDS } from '#core/system/system-values.ts';

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Where a password or a link is checked. */
const SIGN_IN = /^\/api\/auth\/sign-in\/|^\/api\/me\/confirm-password$/;
const UNAUTHORIZED: readonly number[] = [401, 403];
const TOO_MANY = 429;

/** What a response means for security. Null: nothing. The same rule holds on the server and in the browser. */
export function securityKindOf(path: string, status: number): SecurityEventKind | null {
  if (status === TOO_MANY) return 'rate-limited';
  if (!UNAUTHORIZED.includes(status)) return null;
  return SIGN_IN.test(path) ? 'failed-sign-in' : 'unauthorized';
}

/** Events of one minute that are alike. */
export type SecurityEventCount = Readonly<{
  /** The beginning of a minute. */
  minute: Date;
  kind: SecurityEventKind;
  /** The pattern of a route, the name of a service, or `OTHER_ROUTES`. */
  route: string;
  /** A name for the client that says nothing about it; empty: several clients, or none. */
  client: string;
  count: number;
}>;

/** Instead of a route, when a minute had more different events than are counted singly. */
export const OTHER_ROUTES = 'other';
