import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { createMyEsims } from '#adapters/postgres/esims/my-esims.ts';
import { afterMinutes, ANA, EVA, rowOf, someEsims, usageOf } from './some-esims.ts';

async function aShop() {
  const shop = await someEsims(1);
  const [id = ''] = shop.ids;
  const mine = createMyEsims({ postgres: shop.postgres, secretBox: createSecretBox('only for tests') });
  const nextReading = async () => {
    const { next_read_at: next } = await rowOf(shop.postgres, id);
    return next === null ? null : new Date(next);
  };
  return { ...shop, id, mine, nextReading };
}

test('ESIM-14 an eSIM marked as installed is read within half an hour, and not later than planned', async () => {
  const { store, id, mine, nextReading } = await aShop();
  await store.record(id, { at: afterMinutes(10), usage: usageOf({ status: 'ready_to_activate' }) });
  expect(await nextReading()).toEqual(afterMinutes(70));
  await mine.markInstalled(ANA, id, afterMinutes(20));
  expect(await nextReading()).toEqual(afterMinutes(50));
  await mine.markInstalled(ANA, id, afterMinutes(40));
  expect(await nextReading()).toEqual(afterMinutes(50));
});

test('ESIM-10 marking again keeps the first time, and a mark that was taken back can be set again', async () => {
  const { id, mine } = await aShop();
  const installedAt = async () => (await mine.find(ANA, id))?.installedAt ?? null;
  await mine.markInstalled(ANA, id, afterMinutes(20));
  await mine.markInstalled(ANA, id, afterMinutes(40));
  expect(await installedAt()).toEqual(afterMinutes(20));
  await mine.markInstalled(ANA, id, null);
  expect(await installedAt()).toBeNull();
  await mine.markInstalled(ANA, id, afterMinutes(60));
  expect(await installedAt()).toEqual(afterMinutes(60));
});

test('ESIM-14 a recycled eSIM that is marked as installed stays unread', async () => {
  const { store, id, mine, nextReading } = await aShop();
  await store.record(id, { at: afterMinutes(10), usage: usageOf({ status: 'recycled' }) });
  await mine.markInstalled(ANA, id, afterMinutes(20));
  expect(await nextReading()).toBeNull();
});

test('ESIM-02 the functions of one customer find and change no eSIM of another', async () => {
  const { postgres, id, mine, ofEva } = await aShop();
  await mine.markInstalled(EVA, id, afterMinutes(20));
  await mine.rename(EVA, id, 'mine');
  expect(await mine.find(EVA, id)).toBeNull();
  expect(await mine.findInstall(EVA, id)).toBeNull();
  expect((await mine.list(EVA)).map((esim) => esim.id)).toEqual([ofEva]);
  const { rows } = await postgres.db.execute(
    sql`select 1 from esims where installed_at is not null or name is not null`,
  );
  expect(rows).toEqual([]);
});

test('the list and the details have the figures of the last reading that had some', async () => {
  const { store, id, mine } = await aShop();
  expect((await mine.list(ANA))[0]?.figures).toBeNull();
  for (const [minute, remainingMegabytes] of [
    [10, 900],
    [130, 700],
  ] as const)
    await store.record(id, { at: afterMinutes(minute), usage: usageOf({ remainingMegabytes }) });
  await store.record(id, { at: afterMinutes(200), usage: usageOf({ status: 'unknown', totalMegabytes: 0 }) });
  const expected = {
    status: 'unknown',
    readAt: afterMinutes(200),
    figures: { totalMegabytes: 1024, remainingMegabytes: 700, isUnlimited: false },
  };
  expect(await mine.list(ANA)).toMatchObject([expected]);
  expect(await mine.find(ANA, id)).toMatchObject(expected);
});
