import { sql, type SQL } from 'drizzle-orm';
import type { DataOwner } from '#core/personal-data/personal-data-store.ts';
import type { Owner, PersonalTable, RowsOf } from '#core/personal-data/stored-data.ts';
import { STORED_TABLES } from '#core/personal-data/stored-tables.ts';

/** Whose rows: those of these orders and, with an owner, those of the account and its address. */
export type Whose = Readonly<{ owner: DataOwner | null; orderIds: SQL }>;

export function ordersOf({ userId, email }: DataOwner): SQL {
  return sql`select id from orders where user_id = ${userId} or email = ${email}`;
}

export function theseOrders(ids: readonly string[]): SQL {
  return sql`select unnest(${sql.param(ids)}::uuid[])`;
}

/** The tables with personal data, in the order in which their rows are locked. */
export function personalTables(): readonly (readonly [string, PersonalTable])[] {
  return Object.entries(STORED_TABLES).flatMap(([name, table]) =>
    table.kind === 'personal' ? [[name, table] as const] : [],
  );
}

/** The condition for the rows; null: there can be none. */
export function isOwn({ of, by }: RowsOf, whose: Whose): SQL | null {
  const column = sql.identifier(by);
  const ids = idsOf(of, whose);
  if (ids !== null) return sql`${column} in (${ids})`;
  const { owner } = whose;
  if (owner === null) return null;
  switch (of) {
    case 'account':
      return sql`${column} = ${owner.userId}`;
    case 'address':
      return sql`${column} = ${owner.email}`;
    default:
      // The account, the address, or an object with it.
      return sql`(${column} in (${owner.userId}, ${owner.email})
        or position(${JSON.stringify(owner.email)} in ${column}) > 0)`;
  }
}

function idsOf(of: Owner, { orderIds }: Whose): SQL | null {
  switch (of) {
    case 'order':
      return orderIds;
    case 'unit':
      return sql`select id from order_units where order_id in (${orderIds})`;
    case 'payment':
      return sql`select payment_id from payments where order_id in (${orderIds})`;
    case 'esim':
      return sql`select e.id from esims e join order_units u on u.id = e.unit_id where u.order_id in (${orderIds})`;
    case 'share':
      return sql`select s.id from shares s join esims e on e.id = s.esim_id join order_units u on u.id = e.unit_id
        where u.order_id in (${orderIds})`;
    default:
      return null;
  }
}
