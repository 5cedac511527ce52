import { sql } from 'drizzle-orm';
import { SECRET_CHECK_OWNER } from '#core/esims/check-secret.ts';
import type { SealedText, SealedTextStore } from '#core/esims/keys/sealed-text-store.ts';
import type { Postgres } from './connection/connect-postgres.ts';

type SealedColumn = Readonly<{ table: string; column: string; id: string; owner: string }>;

/** Every encrypted column. The first is checked by processes at start; a test compares the list with the database. */
const COLUMNS: readonly SealedColumn[] = [
  { table: 'secret_check', column: 'sealed', id: 'is_only', owner: `'${SECRET_CHECK_OWNER}'` },
  { table: 'esims', column: 'activation_code', id: 'id', owner: 'unit_id' },
  { table: 'esims', column: 'matching_id', id: 'id', owner: 'unit_id' },
  { table: 'esims', column: 'apple_url', id: 'id', owner: 'unit_id' },
  { table: 'account_mails', column: 'sealed_path', id: 'id', owner: 'id' },
];

const nameOf = ({ table, column }: SealedColumn) => `${table}.${column}`;

export const SEALED_COLUMNS: readonly string[] = COLUMNS.map(nameOf);

type Row = Readonly<{ row_id: string; owner: string; sealed: string }>;

/** One text at a time, so that no other transaction waits for more than one row, and none can deadlock with this one. */
export function createSealedTextStore({ db }: Pick<Postgres, 'db'>): SealedTextStore {
  async function read(column: SealedColumn, after: string, most: number): Promise<SealedText[]> {
    const id = sql.raw(`${column.id}::text`);
    const { rows } = await db.execute<Row>(sql`
      select ${id} as row_id, ${sql.raw(column.owner)}::text as owner, ${sql.raw(column.column)} as sealed
      from ${sql.raw(column.table)} where ${sql.raw(column.column)} is not null and ${id} collate "C" > ${after}
      order by ${id} collate "C" limit ${most}`);
    return rows.map(({ row_id: rowId, owner, sealed }) => ({ column: nameOf(column), rowId, owner, sealed }));
  }

  return {
    async readAfter(position, most) {
      const first = position === null ? 0 : SEALED_COLUMNS.indexOf(position.column);
      for (const [index, column] of COLUMNS.entries()) {
        if (index < first) continue;
        const texts = await read(column, index === first ? (position?.rowId ?? '') : '', most);
        if (texts.length > 0) return texts;
      }
      return [];
    },

    async replace(text, sealed) {
      const column = COLUMNS.find((one) => nameOf(one) === text.column);
      if (column === undefined) throw new Error(`${text.column} is not an encrypted column`);
      const { rowCount } = await db.execute(sql`
        update ${sql.raw(column.table)} set ${sql.raw(column.column)} = ${sealed}
        where ${sql.raw(column.id)}::text = ${text.rowId} and ${sql.raw(column.column)} = ${text.sealed}`);
      return (rowCount ?? 0) > 0;
    },
  };
}
