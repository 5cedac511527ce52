import { expect, test } from 'vitest';
import { createUsageReader } from '#adapters/postgres/esims/usage-reader.ts';
import { consumption, usedMegabytes } from '#core/esims/usage/consumption.ts';
import { afterMinutes, ANA, EVA, someEsims, usageOf } from './some-esims.ts';

test('USAGE-02 USAGE-08 every refresh stores a reading, and the sums of the database are those of core', async () => {
  const { postgres, store, ids, ofEva } = await someEsims(2);
  const [id = '', unread = ''] = ids;
  const figures = [
    [60, 1024, 1024],
    [120, 1024, 900],
    [180, 1024, 900],
    [240, 1024, 400],
    // A top-up, then the end of the first package, then a correction of the network.
    [300, 6144, 5400],
    [360, 5120, 5100],
    [420, 5120, 5110],
    [480, 5120, 5000],
  ] as const;
  for (const [minutes, totalMegabytes, remainingMegabytes] of figures) {
    const usage = usageOf({ totalMegabytes, remainingMegabytes });
    await store.record(id, { at: afterMinutes(minutes), usage });
  }
  await store.record(ofEva, { at: afterMinutes(90), usage: usageOf() });

  const usage = createUsageReader(postgres);
  const readings = await usage.readings(ANA, id);
  expect(readings).toHaveLength(7);
  expect(readings[1]).toEqual({
    readAt: afterMinutes(120),
    lastReadAt: afterMinutes(180),
    totalMegabytes: 1024,
    remainingMegabytes: 900,
  });
  expect(await usage.readingsOf(ANA, [id, unread])).toEqual(
    new Map([
      [id, readings],
      [unread, []],
    ]),
  );
  const totals = await usage.totals(ANA);
  expect([...totals.keys()]).toEqual([id]);
  expect(totals.get(id)).toEqual({
    readings: 7,
    firstAt: afterMinutes(60),
    lastAt: afterMinutes(480),
    changedAt: afterMinutes(480),
    usedMegabytes: usedMegabytes(consumption(readings, null)),
    boughtMegabytes: 6144,
  });
  expect(totals.get(id)?.usedMegabytes).toBe(124 + 500 + 120 + 110);
  expect(await usage.readings(ANA, unread)).toEqual([]);
});

test('ESIM-02 the readings, sums and fair use of another customer’s eSIM do not exist', async () => {
  const { postgres, store, ids } = await someEsims(1);
  const [id = ''] = ids;
  await store.record(id, { at: afterMinutes(60), usage: usageOf() });
  const usage = createUsageReader(postgres);
  expect(await usage.readings(EVA, id)).toEqual([]);
  expect(await usage.readingsOf(EVA, [id])).toEqual(new Map([[id, []]]));
  expect((await usage.totals(EVA)).has(id)).toBe(false);
  await postgres.pool.query(`update packages set fair_usage_policy = '3 GB a day'`);
  expect(await usage.fairUsePolicy(EVA, id)).toBeNull();
  expect(await usage.fairUsePolicy(ANA, id)).toBe('3 GB a day');
});
