import { dayOf } from '#core/calendar/utc-day.ts';
import { stepNumber, stepsBetween } from './funnel.ts';
import type { PageView, Visit } from './visit.ts';

/** What is stored of one visitor session. */
export type StoredSession = Readonly<{
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  seconds: number;
  views: number;
  /** The furthest step, as a number. */
  step: number;
}>;

/** What is counted per day. Titles, sources and campaigns are texts from outside; everything else is a fixed list. */
export const COUNTED_SUBJECTS = [
  'all',
  'page',
  'title',
  'entry',
  'source',
  'campaign',
  'device',
  'browser',
  'system',
  'step',
] as const;
export type CountedSubject = (typeof COUNTED_SUBJECTS)[number];

export type VisitCount = Readonly<{
  /** YYYY-MM-DD, UTC. */
  day: string;
  subject: CountedSubject;
  name: string;
  views: number;
  sessions: number;
  seconds: number;
}>;

/** The name of visitors who typed the address, or whose browser does not say where they come from. */
export const DIRECT = 'direct';

type CountedVisits = Readonly<{ sessions: readonly StoredSession[]; counts: readonly VisitCount[] }>;

/**
 * Adds visits to the sessions they belong to, and counts them. `known` has every session that is stored already; `isNew`
 * says which of them were created for these visits. A visit of any other session is left out.
 */
export function countVisits(
  visits: readonly Visit[],
  known: readonly StoredSession[],
  isNew: (id: string) => boolean,
): CountedVisits {
  const sessions = new Map(known.map((session) => [session.id, session]));
  const counts = new Counts();
  const counted = new Set<string>();
  for (const visit of visits) {
    const session = sessions.get(visit.sessionId);
    if (session === undefined) continue;
    if (visit.kind === 'view') {
      const isFirst = isNew(session.id) && !counted.has(session.id);
      countView(counts, visit, isFirst ? dayOf(session.startedAt) : null);
      counted.add(session.id);
    }
    const now = continued(session, visit);
    countProgress(counts, session, now);
    sessions.set(session.id, now);
  }
  return { sessions: [...sessions.values()], counts: counts.all() };
}

function continued(session: StoredSession, { kind, at, step, sessionSeconds }: Visit): StoredSession {
  return {
    ...session,
    step: Math.max(session.step, stepNumber(step)),
    seconds: Math.max(session.seconds, sessionSeconds),
    views: session.views + (kind === 'view' ? 1 : 0),
    lastSeenAt: at > session.lastSeenAt ? at : session.lastSeenAt,
  };
}

/** Steps and time belong to the day on which the session began. */
function countProgress(counts: Counts, before: StoredSession, now: StoredSession): void {
  const day = dayOf(before.startedAt);
  for (const name of stepsBetween(before.step, now.step))
    counts.add({ day, subject: 'step', name }, { sessions: 1 });
  if (now.seconds > before.seconds)
    counts.add({ day, subject: 'all', name: '' }, { seconds: now.seconds - before.seconds });
}

/** `startedOn` is the day of a session that begins with this view; null when the session is known. */
function countView(counts: Counts, view: PageView, startedOn: string | null): void {
  const day = dayOf(view.at);
  const one = { views: 1 };
  counts.add({ day, subject: 'all', name: '' }, one);
  counts.add({ day, subject: 'page', name: view.route }, one);
  if (view.title !== null) counts.add({ day, subject: 'title', name: view.title }, one);
  if (startedOn === null) return;
  const begun = { sessions: 1 };
  counts.add({ day: startedOn, subject: 'all', name: '' }, begun);
  counts.add({ day: startedOn, subject: 'entry', name: view.route }, begun);
  counts.add({ day: startedOn, subject: 'source', name: sourceOf(view) }, begun);
  if (view.utm.campaign !== null)
    counts.add({ day: startedOn, subject: 'campaign', name: view.utm.campaign }, begun);
  counts.add({ day: startedOn, subject: 'device', name: view.device.deviceType }, begun);
  counts.add({ day: startedOn, subject: 'browser', name: view.device.browser }, begun);
  counts.add({ day: startedOn, subject: 'system', name: view.device.os }, begun);
}

/** A campaign says it best. A visit that begins on our own page was opened from it in a new tab. */
export function sourceOf({ utm, referrer }: Pick<PageView, 'utm' | 'referrer'>): string {
  return utm.source ?? (referrer === null || referrer.startsWith('/') ? DIRECT : referrer);
}

type CountedName = Pick<VisitCount, 'day' | 'subject' | 'name'>;
type Amounts = Readonly<Partial<Pick<VisitCount, 'views' | 'sessions' | 'seconds'>>>;

class Counts {
  readonly #counts = new Map<string, VisitCount>();

  add({ day, subject, name }: CountedName, added: Amounts): void {
    const key = JSON.stringify([day, subject, name]);
    const before = this.#counts.get(key) ?? { day, subject, name, views: 0, sessions: 0, seconds: 0 };
    this.#counts.set(key, {
      ...before,
      views: before.views + (added.views ?? 0),
      sessions: before.sessions + (added.sessions ?? 0),
      seconds: before.seconds + (added.seconds ?? 0),
    });
  }

  /** Always in the same order, so that two processes never wait for each other's rows. */
  all(): readonly VisitCount[] {
    return [...this.#counts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
  }
}
