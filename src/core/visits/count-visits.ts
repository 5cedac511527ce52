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

type Counted = Readonly<{ sessions: readonly StoredSession[]; counts: readonly VisitCount[] }>;

/**
 * Adds visits to the sessions they belong to, and counts them. `known` has every session that is stored already; `isNew`
 * says which of them were created for these visits. A visit of any other session is left out.
 */
export function countVisits(
  visits: readonly Visit[],
  known: readonly StoredSession[],
  isNew: (id: string) => boolean,
): Counted {
  const sessions = new Map(known.map((session) => [session.id, session]));
  const counts = new Counts();
  const counted = new Set<string>();
  for (const visit of visits) {
    const session = sessions.get(visit.sessionId);
    if (session === undefined) continue;
    const startedOn = dayOf(session.startedAt);
    const isFirst = visit.kind === 'view' && isNew(session.id) && !counted.has(session.id);
    if (visit.kind === 'view') countView(counts, visit, isFirst ? startedOn : null);
    if (isFirst) counted.add(session.id);
    const step = Math.max(session.step, stepNumber(visit.step));
    for (const reached of stepsBetween(session.step, step))
      counts.add(startedOn, 'step', reached, { sessions: 1 });
    const seconds = Math.max(session.seconds, visit.sessionSeconds);
    if (seconds > session.seconds) counts.add(startedOn, 'all', '', { seconds: seconds - session.seconds });
    sessions.set(session.id, {
      ...session,
      step,
      seconds,
      views: session.views + (visit.kind === 'view' ? 1 : 0),
      lastSeenAt: visit.at > session.lastSeenAt ? visit.at : session.lastSeenAt,
    });
  }
  return { sessions: [...sessions.values()], counts: counts.all() };
}

/** `startedOn` is the day of a session that begins with this view; null when the session is known. */
function countView(counts: Counts, view: PageView, startedOn: string | null): void {
  const day = dayOf(view.at);
  const one = { views: 1 };
  counts.add(day, 'all', '', one);
  counts.add(day, 'page', view.route, one);
  if (view.title !== null) counts.add(day, 'title', view.title, one);
  if (startedOn === null) return;
  const begun = { sessions: 1 };
  counts.add(startedOn, 'all', '', begun);
  counts.add(startedOn, 'entry', view.route, begun);
  counts.add(startedOn, 'source', sourceOf(view), begun);
  if (view.utm.campaign !== null) counts.add(startedOn, 'campaign', view.utm.campaign, begun);
  counts.add(startedOn, 'device', view.device.deviceType, begun);
  counts.add(startedOn, 'browser', view.device.browser, begun);
  counts.add(startedOn, 'system', view.device.os, begun);
}

/** A campaign says it best. A visit that begins on our own page was opened from it in a new tab. */
export function sourceOf({ utm, referrer }: Pick<PageView, 'utm' | 'referrer'>): string {
  return utm.source ?? (referrer === null || referrer.startsWith('/') ? DIRECT : referrer);
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

type Amounts = Readonly<Partial<Pick<VisitCount, 'views' | 'sessions' | 'seconds'>>>;

class Counts {
  readonly #counts = new Map<string, VisitCount>();

  add(day: string, subject: CountedSubject, name: string, added: Amounts): void {
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
