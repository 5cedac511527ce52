import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const TEN_A_MINUTE = { name: 'test', most: 10, perSeconds: 60 };
const NOON = Date.parse('2026-03-01T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1000);

test('of fifty simultaneous uses in two processes ten pass, and no refusal waits longer than one share', async () => {
  const postgres = await aPostgres();
  const processes = [createSharedLimits(postgres), createSharedLimits(postgres)];
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, async (_, call) => processes[call % 2]?.take(TEN_A_MINUTE, 'a client', at(0))),
  );
  expect(verdicts.filter((verdict) => verdict?.isAllowed === true)).toHaveLength(10);
  for (const verdict of verdicts.filter((one) => one?.isAllowed === false))
    expect(verdict).toEqual({ isAllowed: false, retryAfterSeconds: 6 });
});

test('waiting for the returned time is enough, and a second less is not', async () => {
  const limits = createSharedLimits(await aPostgres());
  const take = (seconds: number, target = 'a client') => limits.take(TEN_A_MINUTE, target, at(seconds));
  for (let use = 0; use < 10; use += 1) expect(await take(0)).toEqual({ isAllowed: true });
  expect(await take(0)).toEqual({ isAllowed: false, retryAfterSeconds: 6 });
  expect(await take(5)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  expect(await take(6)).toEqual({ isAllowed: true });
  expect((await take(6)).isAllowed).toBe(false);
  expect(await take(6, 'another client')).toEqual({ isAllowed: true });
  expect(await limits.take({ ...TEN_A_MINUTE, name: 'other' }, 'a client', at(6))).toEqual({
    isAllowed: true,
  });
});

test('a use that did not count is returned', async () => {
  const limits = createSharedLimits(await aPostgres());
  for (let use = 0; use < 30; use += 1) {
    expect(await limits.take(TEN_A_MINUTE, 'a client', at(0))).toEqual({ isAllowed: true });
    await limits.release(TEN_A_MINUTE, 'a client');
  }
});

test('no address is readable in the table, and entries that no longer limit anything are deleted', async () => {
  const postgres = await aPostgres();
  const limits = createSharedLimits(postgres);
  await limits.take(TEN_A_MINUTE, 'maria@example.com', at(0));
  const rows = async () =>
    (await postgres.db.execute<{ key: string }>(sql`select key from rate_limits`)).rows;
  expect(JSON.stringify(await rows())).toMatch(/^\[\{"key":"[\w-]{43}"\}\]$/);
  await limits.take(TEN_A_MINUTE, 'a client', at(3600));
  expect(await rows()).toHaveLength(1);
});
