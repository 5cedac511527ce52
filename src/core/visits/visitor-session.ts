import { DAY_MS, MINUTE_MS, SECOND_MS } from '#core/durations.ts';

/** What a browser tab stores about its visit. The id is random and known nowhere else. */
export type VisitorSession = Readonly<{
  id: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  lastSeenAt: number;
}>;

/** After this long without activity the next one begins another visit. */
export const SESSION_PAUSE_MS = 30 * MINUTE_MS;

export const VISITOR_SESSION_KEY = 'visitor-session';

type Continued = Readonly<{ session: VisitorSession; isNewSession: boolean }>;

/** `stored` is what the tab kept; a text that is not a session counts as none. */
export function continueSession(stored: string | null, now: number, newId: () => string): Continued {
  const known = parseSession(stored);
  const isNewSession = known === null || now - known.lastSeenAt > SESSION_PAUSE_MS || now < known.lastSeenAt;
  const session = isNewSession
    ? { id: newId(), startedAt: now, lastSeenAt: now }
    : { ...known, lastSeenAt: now };
  return { session, isNewSession };
}

export function writeSession({ id, startedAt, lastSeenAt }: VisitorSession): string {
  return `${id} ${startedAt} ${lastSeenAt}`;
}

const STORED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{1,15}) (\d{1,15})$/;

function parseSession(stored: string | null): VisitorSession | null {
  const [, id, startedAt, lastSeenAt] = STORED.exec(stored ?? '') ?? [];
  return id === undefined ? null : { id, startedAt: Number(startedAt), lastSeenAt: Number(lastSeenAt) };
}

/** Whole seconds since the visit began; never more than a day, which only a changed clock would give. */
export function sessionSeconds({ startedAt, lastSeenAt }: VisitorSession): number {
  const seconds = Math.round((lastSeenAt - startedAt) / SECOND_MS);
  return Math.min(DAY_MS / SECOND_MS, Math.max(0, seconds));
}
