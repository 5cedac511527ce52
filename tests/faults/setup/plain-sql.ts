import pg from 'pg';
import { z } from 'zod';

/** Plain SQL on a separate connection: the oracle must not use the code that it checks. */
export async function readRows<Row extends z.ZodType>(
  databaseUrl: string,
  row: Row,
  { text, values = [] }: Readonly<{ text: string; values?: readonly unknown[] }>,
): Promise<z.infer<Row>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return z.array(row).parse((await client.query(text, [...values])).rows);
  } finally {
    await client.end();
  }
}
