import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  type Queryable,
  prepareStatement,
  type Params,
} from '#adapters/postgres/connection/prepared-statement.ts';
import { alerts } from '#adapters/postgres/schema/alerts.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-03-02T10:00:00.123Z');

const raise = prepareStatement((db, value: Params<'kind' | 'at'>) =>
  db
    .insert(alerts)
    .values({ kind: value('kind'), message: 'x', raised_at: value('at'), last_seen_at: value('at') })
    .returning({ kind: alerts.kind, raisedAt: alerts.raised_at }),
);
const find = prepareStatement((db, value: Params<'kind'>) =>
  db
    .select({ kind: alerts.kind })
    .from(alerts)
    .where(eq(alerts.kind, value('kind'))),
);

const kindsOf = async (db: Queryable, kind: string) => (await find(db, { kind })).map((alert) => alert.kind);

test('a prepared statement returns the result for its current values', async () => {
  const { db } = await aPostgres();
  expect(await raise(db, { kind: 'one', at: AT })).toEqual([{ kind: 'one', raisedAt: AT }]);
  expect(await raise(db, { kind: 'two', at: AT })).toEqual([{ kind: 'two', raisedAt: AT }]);
  expect(await kindsOf(db, 'two')).toEqual(['two']);
  expect(await kindsOf(db, "'; drop table alerts; --")).toEqual([]);
});

test('a prepared statement runs in the transaction that calls it', async () => {
  const { db, transaction } = await aPostgres();
  const undone = transaction(async (tx) => {
    await raise(tx, { kind: 'undone', at: AT });
    expect(await kindsOf(tx, 'undone')).toEqual(['undone']);
    expect(await kindsOf(db, 'undone')).toEqual([]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await kindsOf(db, 'undone')).toEqual([]);
});

test('prepared statements survive a lost connection', async () => {
  const { transaction } = await aPostgres();
  const ended = await transaction(async (tx) => {
    // The transaction keeps its connection, so this is another one.
    await transaction((other) => raise(other, { kind: 'before', at: AT }));
    const { rows } = await tx.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%commit%'`);
    return rows.length;
  });
  expect(ended).toBe(1);
  await expect
    .poll(() => transaction((tx) => kindsOf(tx, 'before')).catch(() => 'not yet'))
    .toEqual(['before']);
});
