import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

/** A server that is killed meanwhile may never respond. */
const TIMEOUT_MS = 5_000;

/** Plain SQL on a separate connection: the oracle must not use the code that it checks. */
export async function readRows<Row extends z.ZodType>(
  databaseUrl: string,
  row: Row,
  { text, values = [] }: Readonly<{ text: string; values?: readonly unknown[] }>,
): Promise<z.infer<Row>[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return z.array(row).parse((await client.query(text, [...values])).rows);
  } finally {
    const ended = client.end().catch(() => undefined);
    await Promise.race([ended, pause(TIMEOUT_MS, undefined, { ref: false })]);
  }
}
