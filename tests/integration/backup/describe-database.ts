import { sql } from 'drizzle-orm';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

/** Every table with the sum of its rows, and everything that belongs to the tables. */
export async function describeDatabase({ db }: Postgres) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables.filter((table) => table.name !== 'reconciliation_runs')) {
    const { rows } = await db.execute<{ sum: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(one::text, ',' order by one::text)), '') as sum from ${sql.identifier(name)} one`,
    );
    contents[name] = rows[0]?.sum ?? '';
  }
  const { rows: parts } = await db.execute<{ part: string }>(sql`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as part
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select sequencename || ' ' || coalesce(last_value::text, '') from pg_sequences where schemaname = 'public'
    order by 1`);
  return { contents, parts: parts.map(({ part }) => part) };
}
