import { securityKindOf, type SecurityEventKind } from './security-event.ts';

/** What the security monitor of a browser shows about one of its requests. */
export type RecentEvent = Readonly<{
  /** Grows with every event. */
  id: number;
  kind: SecurityEventKind;
  method: string;
  /** Without its query, which may contain a secret. */
  path: string;
  /** Null: there was no response. */
  status: number | null;
  at: Date;
}>;

export const MOST_RECENT_EVENTS = 10;

/** The newest first; older ones than the last ten are dropped. */
export function withEvent(events: readonly RecentEvent[], event: RecentEvent): readonly RecentEvent[] {
  return [event, ...events].slice(0, MOST_RECENT_EVENTS);
}

/** A request of the browser that ended. `status` null: no response arrived. */
export type EndedRequest = Readonly<{ method: string; url: string; status: number | null }>;

/** The secret of a share link or the token of a link in an email is part of a path: long parts are not shown. */
const LONG_PART = /[^/]{20,}/g;

/** Null: nothing to record. */
export function recentEventOf({ method, url, status }: EndedRequest): Omit<RecentEvent, 'id' | 'at'> | null {
  const { pathname } = new URL(url, 'http://localhost');
  const kind = status === null ? 'network-error' : securityKindOf(pathname, status);
  return kind === null ? null : { kind, method, path: pathname.replaceAll(LONG_PART, '…'), status };
}
