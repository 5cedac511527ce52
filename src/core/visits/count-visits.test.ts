import { expect, test } from 'vitest';
import { aPageLeave, aPageView } from '#tests/builders/visits.ts';
import { countVisits, sourceOf, type StoredSession } from './count-visits.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const session = (changes: Partial<StoredSession> = {}): StoredSession => ({
  id: 'a',
  startedAt: NOON,
  lastSeenAt: NOON,
  seconds: 0,
  views: 0,
  step: -1,
  ...changes,
});

const shown = (counts: ReturnType<typeof countVisits>['counts']) =>
  counts.map(({ day, subject, name, views, sessions, seconds }) =>
    [day, subject, name, `${views} views`, `${sessions} sessions`, `${seconds} s`].join(' | '),
  );

test('VISIT-10 the first view of a session counts the session, its source and its device; every view counts its page', () => {
  const views = [
    aPageView({ sessionId: 'a', at: NOON, route: '/', title: 'Home', referrer: 'www.google.com' }),
    aPageView({
      sessionId: 'a',
      at: NOON,
      route: '/plans',
      title: null,
      referrer: '/',
      step: 'plans',
      sessionSeconds: 20,
    }),
  ];
  const { sessions, counts } = countVisits(views, [session()], () => true);
  expect(shown(counts)).toEqual([
    '2026-03-02 | all |  | 2 views | 1 sessions | 20 s',
    '2026-03-02 | browser | safari | 0 views | 1 sessions | 0 s',
    '2026-03-02 | device | mobile | 0 views | 1 sessions | 0 s',
    '2026-03-02 | entry | / | 0 views | 1 sessions | 0 s',
    '2026-03-02 | page | / | 1 views | 0 sessions | 0 s',
    '2026-03-02 | page | /plans | 1 views | 0 sessions | 0 s',
    '2026-03-02 | source | www.google.com | 0 views | 1 sessions | 0 s',
    '2026-03-02 | step | plans | 0 views | 1 sessions | 0 s',
    '2026-03-02 | step | visit | 0 views | 1 sessions | 0 s',
    '2026-03-02 | system | ios | 0 views | 1 sessions | 0 s',
    '2026-03-02 | title | Home | 1 views | 0 sessions | 0 s',
  ]);
  expect(sessions).toEqual([session({ views: 2, step: 1, seconds: 20 })]);
});

test('VISIT-02 VISIT-10 a hidden page adds time and steps to its session, on the day the session began', () => {
  const midnight = new Date('2026-03-03T00:00:10Z');
  const before = session({ views: 3, step: 2, seconds: 600 });
  const leave = aPageLeave({ sessionId: 'a', at: midnight, step: 'checkout', sessionSeconds: 700 });
  const { sessions, counts } = countVisits([leave, leave], [before], () => false);
  expect(shown(counts)).toEqual([
    '2026-03-02 | all |  | 0 views | 0 sessions | 100 s',
    '2026-03-02 | step | cart | 0 views | 1 sessions | 0 s',
    '2026-03-02 | step | checkout | 0 views | 1 sessions | 0 s',
  ]);
  expect(sessions).toEqual([session({ views: 3, step: 4, seconds: 700, lastSeenAt: midnight })]);
});

test('VISIT-10 a visit of a session that is not stored is left out', () => {
  expect(countVisits([aPageLeave({ sessionId: 'unknown' })], [], () => true)).toEqual({
    sessions: [],
    counts: [],
  });
});

test('VISIT-07 a campaign is the source of a visit before its referrer; our own pages are none', () => {
  const utm = { source: 'newsletter', medium: 'mail', campaign: 'spring' };
  const none = { source: null, medium: null, campaign: null };
  expect(sourceOf({ utm, referrer: 'www.google.com' })).toBe('newsletter');
  expect(sourceOf({ utm: none, referrer: 'www.google.com' })).toBe('www.google.com');
  expect(sourceOf({ utm: none, referrer: '/plans' })).toBe('direct');
  expect(sourceOf({ utm: none, referrer: null })).toBe('direct');
  const { counts } = countVisits([aPageView({ sessionId: 'a', at: NOON, utm })], [session()], () => true);
  expect(counts.filter(({ subject }) => subject === 'campaign')).toMatchObject([
    { name: 'spring', sessions: 1 },
  ]);
});
