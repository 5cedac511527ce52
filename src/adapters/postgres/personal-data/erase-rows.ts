import { sql, type SQL } from 'drizzle-orm';
import { ERASED_DOMAIN, ERASED_ICCID } from '#core/personal-data/erased-address.ts';
import { namesIn, type Erasure, type PersonalTable } from '#core/personal-data/stored-data.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { isAnyOf, personalTables, theseOrders, type Whose } from './own-rows.ts';

const ERASURES: readonly Erasure[] = ['address', 'iccid', 'empty', 'null'];

/** Deletes or erases everything that `STORED_TABLES` says about these rows. */
export async function eraseRows(tx: Transaction, whose: Whose): Promise<void> {
  for (const [name, table] of personalTables()) {
    const rows = rowsOf(table, whose);
    if (rows === null) continue;
    if (name === 'sent_mails') await endDueMails(tx, rows);
    const statement = statementFor(name, table, rows);
    if (statement !== null) await tx.execute(statement);
  }
}

/** The same for orders whose account stays or never was confirmed. The caller has locked them. */
export async function eraseOrders(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await eraseRows(tx, { owner: null, orderIds: theseOrders(orderIds) });
}

function rowsOf(table: PersonalTable, whose: Whose): SQL | null {
  return isAnyOf([table.rows, table.alsoOwn, table.alsoErased], whose);
}

function statementFor(name: string, { onDeletion }: PersonalTable, rows: SQL): SQL | null {
  if (onDeletion === 'deleted-with-parent') return null;
  const table = sql.identifier(name);
  if (onDeletion === 'rows-deleted') return sql`delete from ${table} where ${rows}`;
  const changes = ERASURES.flatMap((erasure) =>
    namesIn(onDeletion.erased[erasure]).map(
      (column) => sql`${sql.identifier(column)} = ${replacement(erasure, column)}`,
    ),
  );
  if (changes.length === 0) return null;
  return sql`update ${table} set ${sql.join(changes, sql`, `)} where ${rows}`;
}

/** No mail is sent to an address that is erased with it. */
async function endDueMails(tx: Transaction, rows: SQL): Promise<void> {
  await tx.execute(sql`update sent_mails set status = 'replaced' where status = 'due' and (${rows})`);
}

/** An erased address is unique, so that keys with it still hold. */
function replacement(erasure: Erasure, column: string): SQL {
  switch (erasure) {
    case 'address':
      return sql`gen_random_uuid() || ${`@${ERASED_DOMAIN}`}`;
    case 'iccid':
      return sql`case when ${sql.identifier(column)} is not null then ${ERASED_ICCID} end`;
    case 'empty':
      return sql`''`;
    case 'null':
      return sql`null`;
  }
}
