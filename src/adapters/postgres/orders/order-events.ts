import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OrderEvents } from '#core/orders/order-events.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';

const ORDER_CHANGED = 'order_changed';

/** Listeners in all processes are notified when the transaction commits. */
export async function announceOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`select ${announcing(sql`${orderId}`)}`);
}

/** The same as part of a statement that selects the order. */
export function announcing(orderId: SQL | SQL.Aliased | AnyPgColumn): SQL {
  return sql`pg_notify(${ORDER_CHANGED}, ${orderId}::text)`;
}

/** One database subscription per process serves all its listeners. */
export async function openOrderEvents(
  postgres: Pick<Postgres, 'listen'>,
): Promise<OrderEvents & Readonly<{ close(): Promise<void> }>> {
  const listeners = new Map<string, Set<() => void>>();
  const notify = (orderId: string) => {
    for (const listener of listeners.get(orderId) ?? []) listener();
  };
  const close = await postgres.listen(ORDER_CHANGED, {
    onMessage: notify,
    // Notifications sent while the connection was down are lost, so every listener reads again.
    onReconnect: () => {
      for (const orderId of listeners.keys()) notify(orderId);
      return Promise.resolve();
    },
  });
  return {
    close,
    onChange(orderId, listener) {
      const known = listeners.get(orderId) ?? new Set();
      listeners.set(orderId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(orderId);
      };
    },
  };
}
