import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../connection/connect-postgres.ts';

export const quoted = (name: string): SQL => sql`${sql.identifier(name)}`;

/** The columns that can be written, separated by commas: all but computed ones. */
export async function columnsOf(tx: Transaction, table: string): Promise<SQL> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ('public.' || quote_ident(${table}::text))::regclass
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`);
  return sql.join(
    rows.map(({ name }) => quoted(name)),
    sql`, `,
  );
}
