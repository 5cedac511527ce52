import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { CollectedSecurityEvents, MOST_PER_DAY, MOST_PER_MINUTE } from './collected-security-events.ts';
import { OTHER_ROUTES, type SecurityEventCount } from './security-event.ts';

const NOON = Date.parse('2026-05-04T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1_000);

function aCollection() {
  const stored: SecurityEventCount[] = [];
  let isDown = false;
  const store = {
    add: (counts: readonly SecurityEventCount[]) => {
      if (isDown) return Promise.reject(new Error('The database is down'));
      stored.push(...counts);
      return Promise.resolve();
    },
  };
  const events = new CollectedSecurityEvents({ store, log: aLog() });
  return { events, stored, setDown: (value: boolean) => void (isDown = value) };
}

const total = (counts: readonly SecurityEventCount[]) => counts.reduce((sum, { count }) => sum + count, 0);
const refused = { kind: 'unauthorized', route: '/api/me', client: 'a' } as const;

test('SECMON-05 counts events that are alike in one row per minute', async () => {
  const { events, stored } = aCollection();
  for (const seconds of [1, 2, 59, 61]) events.add({ ...refused, at: at(seconds) });
  events.add({ ...refused, client: 'b', at: at(3) });
  await events.store();
  expect(stored).toEqual([
    { ...refused, minute: at(0), count: 3 },
    { ...refused, client: 'b', minute: at(0), count: 1 },
    { ...refused, minute: at(60), count: 1 },
  ]);
});

test('SECMON-05 a flood from 20,000 clients in a minute leaves a bounded number of rows and loses no count', async () => {
  const { events, stored } = aCollection();
  for (let client = 0; client < 20_000; client += 1) {
    events.add({ ...refused, client: String(client), at: at(1) });
    // Storing in between does not make room for more.
    if (client % 5_000 === 0) await events.store();
  }
  await events.store();
  const different = new Set(stored.map(({ route, client }) => `${route} ${client}`));
  expect(different.size).toBe(MOST_PER_MINUTE + 1);
  expect(different.has(`${OTHER_ROUTES} `)).toBe(true);
  expect(total(stored)).toBe(20_000);
});

test('SECMON-05 a flood that lasts a day leaves a bounded number of rows', async () => {
  const { events, stored } = aCollection();
  const minutes = 24 * 60 - 12 * 60;
  for (let minute = 0; minute < minutes; minute += 1)
    for (let client = 0; client < 60; client += 1)
      events.add({ ...refused, client: String(client), at: at(minute * 60) });
  await events.store();
  expect(stored.length).toBeLessThanOrEqual(MOST_PER_DAY + minutes);
  expect(total(stored)).toBe(minutes * 60);
  events.add({ ...refused, client: 'next day', at: at(12 * 3_600) });
  await events.store();
  expect(stored.at(-1)).toMatchObject({ client: 'next day' });
});

test('SECMON-05 counts that could not be stored are stored later', async () => {
  const { events, stored, setDown } = aCollection();
  setDown(true);
  events.add({ ...refused, at: at(1) });
  await events.store();
  expect(stored).toEqual([]);
  setDown(false);
  events.add({ ...refused, at: at(2) });
  await events.store();
  expect(stored).toEqual([{ ...refused, minute: at(0), count: 2 }]);
});
