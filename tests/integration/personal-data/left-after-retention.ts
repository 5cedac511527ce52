import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { createRetentionRules } from '#adapters/postgres/personal-data/retention-rules.ts';
import { DAY_MS } from '#core/durations.ts';
import { deleteOldData } from '#core/personal-data/delete-old-data.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

export const NOW = new Date('2026-11-17T03:23:00Z');
const clock = { now: () => NOW };

/** One second too young to be removed, and one second too old to be kept. */
export function around(limit: Date) {
  return { young: new Date(limit.getTime() + 1_000), old: new Date(limit.getTime() - 1_000) };
}
export const days = (count: number) => around(new Date(NOW.getTime() - count * DAY_MS));

/** Writes one row of each age, runs the job, and returns which are left. */
export async function leftOf(
  times: ReturnType<typeof around>,
  write: (name: string, at: Date) => SQL[],
  read: SQL,
) {
  const postgres = await aPostgres();
  const run = async (query: SQL) => {
    await postgres.db.execute(query);
  };
  for (const [name, at] of Object.entries(times)) for (const query of write(name, at)) await run(query);
  const job = () => deleteOldData({ rules: createRetentionRules(postgres), clock, log: aLog() });
  await job();
  const left = (await postgres.db.execute(read)).rows.map(
    (row) => z.object({ name: z.string() }).parse(row).name,
  );
  // Nothing more to do: a rule that found its own work again would never end.
  expect(Object.values(await job()).every((rows) => rows === 0)).toBe(true);
  return left.toSorted();
}

export const email = (name: string) => `${name}@example.com`;
export const ADDRESS = (column: string) =>
  sql`select split_part(${sql.identifier(column)}, '@', 1) as name from `;
