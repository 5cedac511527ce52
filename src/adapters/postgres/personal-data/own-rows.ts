import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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
export function isOwn({ of, by }: RowsOf, { owner, orderIds }: Whose): SQL | null {
  const column = sql.identifier(by);
  if (isOfPerson(of)) return owner === null ? null : PERSONAL[of](column, owner);
  return sql`${column} in (${idsOf(of, orderIds)})`;
}

/** The same for rows that are found in one of several ways. */
export function isAnyOf(ways: readonly (RowsOf | undefined)[], whose: Whose): SQL | null {
  const conditions = ways.flatMap((rows) => (rows === undefined ? [] : (isOwn(rows, whose) ?? [])));
  return conditions.length === 0 ? null : sql.join(conditions, sql` or `);
}

const PERSONAL = {
  account: (column: SQLWrapper, { userId }: DataOwner) => sql`${column} = ${userId}`,
  address: (column: SQLWrapper, { email }: DataOwner) => sql`${column} = ${email}`,
  lead: (column: SQLWrapper, { email }: DataOwner) =>
    sql`${column} in (select id from leads where email = ${email})`,
  'pending-link': isLinkOf,
  ticket: (column: SQLWrapper, owner: DataOwner) => sql`${column} in (${ticketIdsOf(owner)})`,
  'ticket-message': (column: SQLWrapper, owner: DataOwner) =>
    sql`${column} in (select id from ticket_messages where ticket_id in (${ticketIdsOf(owner)}))`,
};

/** Rows that belong to the person, whatever the orders. */
function isOfPerson(of: Owner): of is keyof typeof PERSONAL {
  return of in PERSONAL;
}

const ticketIdsOf = ({ email }: DataOwner) => sql`select id from support_tickets where email = ${email}`;

/** Its value is the account, the address, or an object with the address. */
function isLinkOf(column: SQLWrapper, { userId, email }: DataOwner): SQL {
  return sql`(${column} in (${userId}, ${email}) or position(${JSON.stringify(email)} in ${column}) > 0)`;
}

function idsOf(of: Exclude<Owner, keyof typeof PERSONAL>, orderIds: SQL): SQL {
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
  }
}
