import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AuditAction, AuditValues } from '#core/staff/audit-log.ts';
import type { Retried, StaffAction, StaffOrders } from '#core/staff/orders/staff-orders.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from '../../connection/connect-postgres.ts';
import { resendWithin } from '../../order-documents/order-documents.ts';
import type { EnqueueWithin, QueueingStoreNeeds } from '../../connection/enqueue-within.ts';
import { refunds, sentMails } from '../../schema/delivery.ts';
import { handledOrders, orderNotes } from '../../schema/order-notes.ts';
import { orders, orderUnits, payments } from '../../schema/orders.ts';
import { writeAudit } from '../audit-log.ts';
import { readStaffOrder } from './read-staff-order.ts';
import { countAttention, ordersOfAddress, searchOrders } from './search-orders.ts';

export function createStaffOrders({ postgres, enqueueWithin }: QueueingStoreNeeds): StaffOrders {
  const { db } = postgres;
  return {
    search: (query) => searchOrders(db, query),
    ofAddress: (email, most) => ordersOfAddress(db, email, most),
    countAttention: (now) => countAttention(db, now),
    find: (orderId) => readStaffOrder(db, orderId),
    retry: (orderId, action) => postgres.transaction((tx) => retry(tx, orderId, { action, enqueueWithin })),
    resend: (orderId, action) =>
      postgres.transaction(async (tx) => {
        const outcome = await resendWithin(tx, { orderId, at: action.at, enqueueWithin });
        if (outcome === 'queued') await note(tx, orderId, { ...action, action: 'order-mail-resent' });
        return outcome;
      }),
    addNote: (orderId, text, action) =>
      postgres.transaction(async (tx) => {
        if (!(await lock(tx, orderId))) return false;
        const id = randomUUID();
        const row = { id, order_id: orderId, staff_id: action.by, text, created_at: action.at };
        await tx.insert(orderNotes).values(row);
        await note(tx, orderId, { ...action, action: 'order-note-added', after: { note: id } });
        return true;
      }),
    markHandled: (orderId, isHandled, action) =>
      postgres.transaction((tx) => markHandled(tx, orderId, { isHandled, action })),
  };
}

type Noted = StaffAction & Readonly<{ action: AuditAction; before?: AuditValues; after?: AuditValues }>;

async function note(tx: Transaction, orderId: string, { before, after, ...entry }: Noted): Promise<void> {
  await writeAudit(tx, {
    ...entry,
    target: { kind: 'order', id: orderId },
    before: before ?? null,
    after: after ?? null,
  });
}

/** Two members of staff take turns. False: no such order. */
async function lock(tx: Transaction, orderId: string): Promise<boolean> {
  const found = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  return found.length > 0;
}

type Handling = Readonly<{ isHandled: boolean; action: StaffAction }>;

async function markHandled(
  tx: Transaction,
  orderId: string,
  { isHandled, action }: Handling,
): Promise<boolean> {
  if (!(await lock(tx, orderId))) return false;
  const row = { order_id: orderId, staff_id: action.by, at: action.at };
  const changed = isHandled
    ? await tx.insert(handledOrders).values(row).onConflictDoNothing().returning()
    : await tx.delete(handledOrders).where(eq(handledOrders.order_id, orderId)).returning();
  if (changed.length > 0)
    await note(tx, orderId, {
      ...action,
      action: 'order-handled',
      before: { isHandled: !isHandled },
      after: { isHandled },
    });
  return true;
}

type Retry = Readonly<{ action: StaffAction; enqueueWithin: EnqueueWithin }>;

/** Each job checks by itself whether its work is still to be done, so asking again never does anything twice. */
async function retry(
  tx: Transaction,
  orderId: string,
  { action, enqueueWithin }: Retry,
): Promise<Retried | null> {
  if (!(await lock(tx, orderId))) return null;
  const units = await tx
    .select({ id: orderUnits.id })
    .from(orderUnits)
    .where(
      and(eq(orderUnits.order_id, orderId), isNull(orderUnits.outcome), isNotNull(orderUnits.deliver_by)),
    );
  const due = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(and(eq(payments.order_id, orderId), eq(refunds.status, 'due')));
  const mails = await tx
    .update(sentMails)
    .set({ status: 'due', attempts: 0, tried_at: null })
    .where(and(eq(sentMails.order_id, orderId), inArray(sentMails.status, ['due', 'refused'])))
    .returning({ id: sentMails.id });
  for (const { id } of units) await enqueueWithin(tx, ORDER_JOBS.fulfilUnit(id));
  for (const { id } of due) await enqueueWithin(tx, ORDER_JOBS.makeRefund(id));
  for (const { id } of mails) await enqueueWithin(tx, ORDER_JOBS.sendMail(id));
  const retried = { units: units.length, refunds: due.length, mails: mails.length };
  if (units.length + due.length + mails.length > 0)
    await note(tx, orderId, { ...action, action: 'order-retried', after: retried });
  return retried;
}
