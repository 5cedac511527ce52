import type pg from 'pg';
import { z } from 'zod';
import { CANARY_NAMES, spellingsOf, type Canaries } from './canaries.ts';

const Tables = z.array(z.object({ name: z.string() }));
const Found = z.array(z.object({ column: z.string(), canary: z.string() }));

/** Partitions are read through their table. The catalogue is large and is filled from the network. */
const ALL_TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
    and c.relname <> 'packages'`;

const columnsWithCanaries = (table: string) => `select distinct field.key as column, canary.name as canary
  from ${table} as stored, jsonb_each_text(to_jsonb(stored)) as field
  join unnest($1::text[], $2::text[]) as canary(name, spelling) on strpos(field.value, canary.spelling) > 0`;

/** Every column of every table, also of jobs that ended: `users.email: address`. */
export async function searchTables(
  database: Pick<pg.ClientBase, 'query'>,
  canaries: Canaries,
): Promise<readonly string[]> {
  const wanted = CANARY_NAMES.flatMap((name) =>
    spellingsOf(canaries[name]).map((spelling) => [name, spelling]),
  );
  const values = [wanted.map(([name]) => name), wanted.map(([, spelling]) => spelling)];
  const findings: string[] = [];
  for (const { name } of Tables.parse((await database.query(ALL_TABLES)).rows)) {
    const { rows } = await database.query(columnsWithCanaries(name), values);
    const table = name.replace(/^public\./, '');
    findings.push(...Found.parse(rows).map(({ column, canary }) => `${table}.${column}: ${canary}`));
  }
  return findings.toSorted();
}
