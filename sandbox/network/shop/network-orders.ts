import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';
import { Order } from './order.ts';

export type OrderSearch = Readonly<{
  description?: string | undefined;
  code?: string | undefined;
  iccid?: string | undefined;
  status?: string | undefined;
  /** Milliseconds, both included. */
  from?: number | undefined;
  to?: number | undefined;
  limit: number;
  offset: number;
}>;

export interface NetworkOrders {
  find(id: number): Order | null;
  save(order: Order): void;
  /** Newest first. Texts match anywhere, as the network's filters do. */
  search(search: OrderSearch): Readonly<{ orders: readonly Order[]; total: number }>;
}

const COLLECTION = 'network-orders';
const Rows = z.array(z.object({ body: z.string() }));
const Count = z.array(z.object({ count: z.number() }));

export function openNetworkOrders({ store }: SandboxContext): NetworkOrders {
  const orders = store.collection(COLLECTION, Order);
  return {
    find: (id) => orders.find(String(id)),
    save: (order) => orders.save(String(order.id), order),
    search(search) {
      const { where, values } = conditionsOf(search);
      const count = Count.parse(
        store.rows(`SELECT count(*) AS count FROM documents WHERE ${where}`, ...values),
      );
      const rows = store.rows(
        `SELECT body FROM documents WHERE ${where} ORDER BY seq DESC LIMIT ? OFFSET ?`,
        ...values,
        search.limit,
        search.offset,
      );
      return {
        orders: Rows.parse(rows).map((row) => Order.parse(JSON.parse(row.body))),
        total: count[0]?.count ?? 0,
      };
    },
  };
}

/** Queries the stored documents directly, so that finding one reference among many orders stays fast. */
function conditionsOf(search: OrderSearch): { where: string; values: (string | number)[] } {
  const conditions = ['collection = ?'];
  const values: (string | number)[] = [COLLECTION];
  const add = (condition: string, value: string | number | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  add(`instr(lower(body->>'description'), lower(?)) > 0`, search.description);
  add(`instr(body->>'code', ?) > 0`, search.code);
  add(`instr(body->>'iccids', ?) > 0`, search.iccid);
  add(`body->>'status' = ?`, search.status);
  add(`body->>'createdAt' >= ?`, search.from);
  add(`body->>'createdAt' <= ?`, search.to);
  return { where: conditions.join(' AND '), values };
}
