import { expect, test } from 'vitest';
import { MOST_RECENT_EVENTS, recentEventOf, withEvent, type RecentEvent } from './recent-events.ts';

const anEvent = (id: number): RecentEvent => ({
  id,
  kind: 'unauthorized',
  method: 'GET',
  path: '/api/me',
  status: 401,
  at: new Date(id),
});

test('SECMON-02 keeps the ten newest events, the newest first', () => {
  let events: readonly RecentEvent[] = [];
  for (let id = 1; id <= 12; id += 1) events = withEvent(events, anEvent(id));
  expect(MOST_RECENT_EVENTS).toBe(10);
  expect(events.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('SECMON-03 records failed login, unauthorized, rate limit and network error, and nothing else', () => {
  const kindOf = (url: string, status: number | null) =>
    recentEventOf({ method: 'POST', url, status })?.kind ?? null;
  expect(kindOf('/api/auth/sign-in/email', 401)).toBe('failed-sign-in');
  expect(kindOf('https://shop.example/api/me', 401)).toBe('unauthorized');
  expect(kindOf('/api/admin/me', 403)).toBe('unauthorized');
  expect(kindOf('/api/packages', 429)).toBe('rate-limited');
  expect(kindOf('/api/packages', null)).toBe('network-error');
  expect(kindOf('/api/packages', 200)).toBeNull();
  expect(kindOf('/api/packages', 500)).toBeNull();
});

test('SECMON-04 shows neither the query nor a long part of a path, which may be a secret', () => {
  const secret = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5';
  expect(
    recentEventOf({ method: 'GET', url: `/api/shares/${secret}?token=${secret}`, status: 403 })?.path,
  ).toBe('/api/shares/…');
  expect(recentEventOf({ method: 'GET', url: '/api/me/orders', status: 401 })?.path).toBe('/api/me/orders');
});
