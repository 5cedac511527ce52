import { SHOWN_TABLES } from './shown-fields.ts';

export type TableName = (typeof SHOWN_TABLES)[number];
export type Row = Readonly<Record<string, unknown>>;
/** The rows of one table, each with the rows that belong to it. */
export type ShownTable = Readonly<{ name: TableName; rows: readonly ShownRow[] }>;
export type ShownRow = Readonly<{ row: Row; parts: readonly ShownTable[] }>;

type Parent = Readonly<{
  table: TableName;
  /** Its column. */ id: string;
  /** The column that names it. */ by: string;
}>;

const OF_ORDER: Parent = { table: 'orders', id: 'id', by: 'order_id' };
const OF_UNIT: Parent = { table: 'order_units', id: 'id', by: 'unit_id' };
const OF_ESIM: Parent = { table: 'esims', id: 'id', by: 'esim_id' };
const OF_TICKET: Parent = { table: 'support_tickets', id: 'id', by: 'ticket_id' };

const PARENTS: Readonly<Partial<Record<TableName, Parent>>> = {
  order_units: OF_ORDER,
  payments: OF_ORDER,
  refunds: { table: 'payments', id: 'payment_id', by: 'payment_id' },
  invoices: OF_ORDER,
  billing_details: OF_ORDER,
  order_notes: OF_ORDER,
  handled_orders: OF_ORDER,
  discount_redemptions: OF_ORDER,
  checkout_sessions: OF_ORDER,
  gifts: OF_ORDER,
  opened_gifts: OF_ESIM,
  withdrawals: OF_ORDER,
  sent_mails: OF_ORDER,
  esims: OF_UNIT,
  topups: OF_UNIT,
  usage_readings: OF_ESIM,
  shares: OF_ESIM,
  share_mails: { table: 'shares', id: 'id', by: 'share_id' },
  reminders: OF_ESIM,
  reviews: OF_ESIM,
  ticket_messages: OF_TICKET,
  ticket_attachments: OF_TICKET,
  ticket_mails: { table: 'ticket_messages', id: 'id', by: 'message_id' },
  cart_reminders: { table: 'leads', id: 'id', by: 'lead_id' },
};

type Tables = Readonly<Partial<Record<TableName, readonly Row[]>>>;

/**
 * The rows of an export with what belongs to them: an order with its plans, payments and emails, a plan with its eSIM.
 * A row whose parent is another person's stands alone: the recipient of a gift has the emails, not the order.
 */
export function nestRows(tables: Tables): readonly ShownTable[] {
  return shownTables((name) => rowsOf(tables, name).filter((row) => !hasParent(tables, name, row)), tables);
}

function shownTables(rowsIn: (name: TableName) => readonly Row[], tables: Tables): readonly ShownTable[] {
  return SHOWN_TABLES.flatMap((name) => {
    const rows = rowsIn(name).toSorted(byTime);
    return rows.length === 0
      ? []
      : [{ name, rows: rows.map((row) => ({ row, parts: partsOf(tables, name, row) })) }];
  });
}

function partsOf(tables: Tables, parent: TableName, row: Row): readonly ShownTable[] {
  return shownTables((name) => {
    const link = PARENTS[name];
    if (link?.table !== parent) return [];
    return rowsOf(tables, name).filter((part) => part[link.by] === row[link.id]);
  }, tables);
}

function hasParent(tables: Tables, name: TableName, row: Row): boolean {
  const link = PARENTS[name];
  return link !== undefined && rowsOf(tables, link.table).some((parent) => parent[link.id] === row[link.by]);
}

function rowsOf(tables: Tables, name: TableName): readonly Row[] {
  return tables[name] ?? [];
}

/** The server returns rows by their ids, many of which are random. */
function byTime(one: Row, other: Row): number {
  return sortKey(one).localeCompare(sortKey(other));
}

function sortKey({ created_at, position, read_at, sent_at }: Row): string {
  if (typeof position === 'number') return String(position).padStart(6, '0');
  for (const time of [created_at, read_at, sent_at]) if (typeof time === 'string') return time;
  return '';
}
