import { sql, type SQL } from 'drizzle-orm';
import type { Waiting, WaitingReader } from '#core/overview/waiting.ts';
import type { Database, Postgres } from '../connection/connect-postgres.ts';

type Row = { count: string; since: string | null };

/** Each table has an index on those that wait. */
export function createWaitingReader({ db }: Pick<Postgres, 'db'>): WaitingReader {
  return {
    async read() {
      const [tickets, chats, withdrawals, reviews] = await Promise.all([
        readOne(
          db,
          sql`select count(*), min(waiting_since) as since from support_tickets where status = 'open'`,
        ),
        readOne(
          db,
          sql`select count(*), min(waiting_since) as since from chats where waiting_since is not null`,
        ),
        readOne(db, sql`select count(*), min(declared_at) as since from withdrawals where status = 'open'`),
        readOne(db, sql`select count(*), min(written_at) as since from reviews where status = 'waiting'`),
      ]);
      return { tickets, chats, withdrawals, reviews };
    },
  };
}

async function readOne(db: Database, query: SQL): Promise<Waiting['tickets']> {
  const { rows } = await db.execute<Row>(query);
  const [row] = rows;
  return { count: Number(row?.count ?? 0), since: row?.since == null ? null : new Date(row.since) };
}
