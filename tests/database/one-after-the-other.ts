import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { holdStatement } from './hold-statement.ts';

type Row = Readonly<{ statement: string; values: unknown[] }>;

/** Runs two calls at the same moment: both wait for a locked row, and the first one gets it first. */
export async function oneAfterTheOther<First, Second>(
  postgres: Pick<Postgres, 'pool'>,
  { statement, values }: Row,
  [first, second]: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const lock = await holdStatement(postgres, statement, values);
  const waiting = first();
  await lock.untilWaiting(1);
  const both = Promise.all([waiting, second()]);
  await lock.untilWaiting(2);
  await lock.end('rollback');
  return both;
}
