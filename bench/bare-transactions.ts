import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** As many as the shop uses. */
const CONNECTIONS = 10;

/**
 * Runs transactions of one small insert each and nothing else. Resolves with the client's CPU milliseconds
 * for one.
 */
export async function runBareTransactions(databaseUrl: string, transactions: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query('create table bench_bare (id uuid primary key, note text not null)');
  let remaining = transactions;
  const insert = async () => {
    const client = await pool.connect();
    while (remaining > 0) {
      remaining -= 1;
      await client.query('begin');
      await client.query({
        name: 'bare',
        text: 'insert into bench_bare values ($1, $2)',
        values: [randomUUID(), 'paid'],
      });
      await client.query('commit');
    }
    client.release();
  };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: CONNECTIONS }, insert));
  const { user, system } = process.cpuUsage(before);
  await pool.query('drop table bench_bare');
  await pool.end();
  return (user + system) / 1000 / transactions;
}
