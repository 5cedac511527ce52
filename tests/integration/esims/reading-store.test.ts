import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queueDueReadings } from '#core/esims/usage/queue-due-readings.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { refusal } from '#tests/database/refusal.ts';
import { afterMinutes, ANA, DELIVERED, EVA, readingsOf, rowOf, someEsims, usageOf } from './some-esims.ts';

test('ESIM-17 a reading changes the eSIM and is kept; one requested earlier changes nothing', async () => {
  const { postgres, store, ids } = await someEsims(1);
  const [id = ''] = ids;
  expect(await store.record(id, { at: afterMinutes(120), usage: usageOf() })).toBe(true);
  expect(await rowOf(postgres, id)).toMatchObject({ status: 'active' });
  const before = { esim: await rowOf(postgres, id), readings: await readingsOf(postgres, id) };
  expect(before.readings).toMatchObject([{ status: 'active', remaining_megabytes: 900 }]);
  for (const minutes of [119, 120]) {
    const old = { at: afterMinutes(minutes), usage: usageOf({ status: 'ready_to_activate' }) };
    expect(await store.record(id, old)).toBe(false);
  }
  await store.recordFailure(id, { at: afterMinutes(119), now: afterMinutes(125), retryAfterSeconds: null });
  expect({ esim: await rowOf(postgres, id), readings: await readingsOf(postgres, id) }).toEqual(before);
});

test('ESIM-17 of readings that are written at the same time the newest wins', async () => {
  const { postgres, store, ids } = await someEsims(1);
  const [id = ''] = ids;
  const minutes = [63, 61, 64, 62];
  await Promise.all(
    minutes.map((minute) =>
      store.record(id, { at: afterMinutes(minute), usage: usageOf({ remainingMegabytes: 964 - minute }) }),
    ),
  );
  const { rows } = await postgres.db.execute<{ read_at: Date }>(
    sql`select read_at from esims where id = ${id}`,
  );
  expect(new Date(rows[0]?.read_at ?? 0)).toEqual(afterMinutes(64));
  expect((await readingsOf(postgres, id)).at(-1)).toMatchObject({ remaining_megabytes: 900 });
});

test('readings with the same figures are one row that says until when they were read', async () => {
  const { postgres, store, ids } = await someEsims(1);
  const [id = ''] = ids;
  for (const [minute, remainingMegabytes] of [
    [60, 900],
    [180, 900],
    [300, 850],
  ] as const)
    await store.record(id, { at: afterMinutes(minute), usage: usageOf({ remainingMegabytes }) });
  await store.record(id, {
    at: afterMinutes(400),
    usage: usageOf({ status: 'unknown', remainingMegabytes: 0 }),
  });
  const kept = (await readingsOf(postgres, id)).map((row) => [
    new Date(row.read_at),
    new Date(row.last_read_at),
    row.remaining_megabytes,
  ]);
  expect(kept).toEqual([
    [afterMinutes(60), afterMinutes(180), 900],
    [afterMinutes(300), afterMinutes(300), 850],
  ]);
  expect(await rowOf(postgres, id)).toMatchObject({ status: 'unknown' });
});

test('ESIM-12 of two readings at once, one recycled: the later one cannot bring the eSIM back', async () => {
  const { postgres, store, ids } = await someEsims(1);
  const [id = ''] = ids;
  await store.record(id, { at: afterMinutes(60), usage: usageOf({ status: 'recycled' }) });
  expect(await store.record(id, { at: afterMinutes(61), usage: usageOf() })).toBe(true);
  expect(await rowOf(postgres, id)).toMatchObject({ status: 'recycled', next_read_at: null });
  expect(await readingsOf(postgres, id)).toEqual([]);
});

test('ESIM-15 eSIMs that are due are queued once, those due longest first, by any number of processes', async () => {
  const { postgres, store, queued, ids } = await someEsims(6);
  const [first = '', second = ''] = ids;
  const dueAt = (id: string, minutes: number) =>
    postgres.db.execute(
      sql`update esims set next_read_at = ${afterMinutes(minutes).toISOString()} where id = ${id}`,
    );
  await dueAt(first, -5);
  await dueAt(second, 5);
  expect(await store.queueDue(1, DELIVERED)).toBe(1);
  expect(queued).toEqual([
    { name: 'read-esim', key: first, data: { esimId: first, queuedAt: DELIVERED.toISOString() } },
  ]);
  const rounds = await Promise.all([store.queueDue(3, DELIVERED), store.queueDue(3, DELIVERED)]);
  rounds.push(await store.queueDue(10, DELIVERED));
  expect(rounds.reduce((sum, found) => sum + found)).toBe(5);
  expect(new Set(queued.map(({ key }) => key)).size).toBe(6);
  expect(queued.map(({ key }) => key)).not.toContain(second);
  expect(await store.countOpen(DELIVERED)).toBe(6);
});

test('ESIM-15 a queued reading that got lost is queued again after ten minutes', async () => {
  const { store, ids, queued } = await someEsims(1);
  expect(await store.queueDue(10, DELIVERED)).toBe(2);
  expect(await store.queueDue(10, afterMinutes(9.9))).toBe(0);
  expect(await store.countOpen(afterMinutes(9.9))).toBe(2);
  expect(await store.countOpen(afterMinutes(10))).toBe(0);
  await store.record(ids[0] ?? '', { at: afterMinutes(1), usage: usageOf() });
  expect(await store.queueDue(10, afterMinutes(10))).toBe(1);
  expect(queued).toHaveLength(3);
});

test('ESIM-15 ESIM-18 a reading without a result keeps what is known and waits longer each time', async () => {
  const { postgres, store, ids } = await someEsims(1);
  const [id = ''] = ids;
  await store.record(id, { at: afterMinutes(60), usage: usageOf() });
  const known = await rowOf(postgres, id);
  await store.queueDue(10, afterMinutes(600));
  const fail = async (minute: number, retryAfterSeconds: number | null) => {
    const now = afterMinutes(minute);
    await store.recordFailure(id, { at: now, now, retryAfterSeconds });
    const { next_read_at: next } = await rowOf(postgres, id);
    return next === null ? null : (new Date(next).getTime() - now.getTime()) / 60_000;
  };
  expect([await fail(600, null), await fail(610, null), await fail(620, 7_200)]).toEqual([5, 10, 120]);
  const { next_read_at: _, ...rest } = await rowOf(postgres, id);
  expect({ ...rest, next_read_at: known.next_read_at }).toEqual({ ...known, read_failures: 3 });
  await store.record(id, { at: afterMinutes(700), usage: usageOf() });
  expect(await rowOf(postgres, id)).toMatchObject({ read_failures: 0 });
});

test('ESIM-15 one round a minute over all processes, less what is still open', async () => {
  const { postgres, store } = await someEsims(3);
  const clock = aClock(DELIVERED.toISOString());
  const needs = { readings: store, limits: createSharedLimits(postgres), clock, log: aLog() };
  const rounds = await Promise.all([1, 2, 3].map(() => queueDueReadings(needs)));
  expect(rounds.toSorted()).toEqual([0, 0, 4]);
  const open = (count: number) => ({
    ...needs,
    readings: { ...store, countOpen: () => Promise.resolve(count) },
  });
  clock.advance(660);
  expect(await queueDueReadings(open(598))).toBe(2);
  clock.advance(60);
  expect(await queueDueReadings(open(600))).toBe(0);
  clock.advance(60);
  expect(await queueDueReadings(open(0))).toBe(2);
});

test('ESIM-14 a recycled eSIM is never read again, by no cause', async () => {
  const { postgres, store, ids, queued } = await someEsims(1);
  const [id = ''] = ids;
  await store.record(id, { at: afterMinutes(60), usage: usageOf({ status: 'recycled' }) });
  const { iccid, next_read_at: next } = await rowOf(postgres, id);
  expect(next).toBeNull();
  await store.queueDue(10, afterMinutes(10_000_000));
  await store.queueNoticed(iccid, afterMinutes(10_000_000));
  expect(queued.map(({ key }) => key)).not.toContain(id);
  expect(await store.find(id)).toBeNull();
  expect(await store.takeRefresh(ANA, id, afterMinutes(10_000_000))).toEqual({ kind: 'wait' });
  expect(await refusal(postgres, sql`update esims set next_read_at = now() where id = ${id}`)).toBe(
    '23514 esims_recycled_not_read',
  );
});

test('ESIM-16 a notice queues a reading of its eSIM; one about an unknown eSIM queues nothing', async () => {
  const { postgres, store, ids, queued } = await someEsims(2);
  const [id = ''] = ids;
  const { iccid } = await rowOf(postgres, id);
  await store.queueNoticed(iccid, afterMinutes(5));
  await store.queueNoticed('8900000000000000000', afterMinutes(5));
  expect(queued).toEqual([
    { name: 'read-esim', key: id, data: { esimId: id, queuedAt: afterMinutes(5).toISOString() } },
  ]);
});

test('ESIM-13 two browsers that refresh at once cause one read, and the next is possible 15 minutes after it', async () => {
  const { store, ids } = await someEsims(1);
  const [id = ''] = ids;
  const both = await Promise.all([1, 2].map(() => store.takeRefresh(ANA, id, afterMinutes(60))));
  expect(both.map((permit) => permit?.kind).toSorted()).toEqual(['may-read', 'wait']);
  await store.record(id, { at: afterMinutes(60), usage: usageOf() });
  expect(await store.takeRefresh(ANA, id, afterMinutes(74.9))).toEqual({ kind: 'wait' });
  expect(await store.takeRefresh(ANA, id, afterMinutes(75))).toMatchObject({ kind: 'may-read' });
  expect(await store.takeRefresh(ANA, id, afterMinutes(75.9))).toEqual({ kind: 'wait' });
  expect(await store.takeRefresh(ANA, id, afterMinutes(76))).toMatchObject({ kind: 'may-read' });
});

test('ESIM-02 a customer cannot refresh another customer’s eSIM', async () => {
  const { store, ids, ofEva } = await someEsims(1);
  expect(await store.takeRefresh(ANA, ofEva, afterMinutes(60))).toBeNull();
  expect(await store.takeRefresh(EVA, ids[0] ?? '', afterMinutes(60))).toBeNull();
  expect(await store.takeRefresh(EVA, ofEva, afterMinutes(60))).toMatchObject({ kind: 'may-read' });
});

test('the database rejects readings and names that cannot be', async () => {
  const { postgres, ids } = await someEsims(1);
  const reading = (changes: Partial<Record<'status' | 'last' | 'total' | 'remaining', string | number>>) => {
    const row = { status: 'active', last: '2026-03-01', total: 10, remaining: 10, ...changes };
    return sql`insert into usage_readings values
      (${ids[0]}, '2026-03-01', ${row.last}, ${row.status}, ${row.total}, ${row.remaining}, false)`;
  };
  const named = (name: string) => sql`update esims set name = ${name}`;
  for (const [rejected, reason] of [
    [reading({ remaining: 11 }), '23514 usage_readings_check1'],
    [reading({ remaining: -1 }), '23514 usage_readings_check1'],
    [reading({ last: '2026-02-28' }), '23514 usage_readings_check'],
    [reading({ status: 'unknown' }), '23514 usage_readings_status_check'],
    [named(''), '23514 esims_name_check'],
    [named(' Ben'), '23514 esims_name_check'],
    [named('x'.repeat(41)), '23514 esims_name_check'],
  ] as const)
    expect(await refusal(postgres, rejected)).toBe(reason);
  expect(await refusal(postgres, reading({}))).toBeNull();
  expect(await refusal(postgres, reading({}))).toBe('23505 usage_readings_pkey');
});

test('TOPUP-32 a reading that was requested before a top-up was added leaves the eSIM due within a minute', async () => {
  const { postgres, store, ids } = await someEsims(2);
  const [toppedUp = '', other = ''] = ids;
  await postgres.db.execute(sql`
    insert into topups (unit_id, esim_id, iccid, vendor_order_id, created_at)
    select unit_id, id, iccid, 'topup', ${afterMinutes(60.5).toISOString()}::timestamptz from esims where id = ${toppedUp}`);
  const nextOf = async (id: string) => new Date((await rowOf(postgres, id)).next_read_at ?? 0);
  const waiting = usageOf({ status: 'ready_to_activate', remainingMegabytes: 1000 });
  for (const id of ids) await store.record(id, { at: afterMinutes(60), usage: waiting });
  expect(await nextOf(toppedUp)).toEqual(afterMinutes(61));
  expect(await nextOf(other)).toEqual(afterMinutes(120));
  await store.record(toppedUp, { at: afterMinutes(61), usage: waiting });
  expect(await nextOf(toppedUp)).toEqual(afterMinutes(121));
  await store.record(toppedUp, { at: afterMinutes(62), usage: usageOf({ status: 'recycled' }) });
  expect((await rowOf(postgres, toppedUp)).next_read_at).toBeNull();
});
