import { and, asc, desc, eq } from 'drizzle-orm';
import { centsFromDollars } from '#core/money.ts';
import type { RefundRecord } from '#core/orders/history/order-record.ts';
import type { OrderNote, StaffOrder, StaffUnit } from '#core/staff/orders/staff-orders.ts';
import type { Database } from '../../connection/connect-postgres.ts';
import { readBilling } from '../../order-documents/billing-store.ts';
import { readUnits } from '../../orders/unit-esims.ts';
import { users } from '../../schema/accounts.ts';
import { packages } from '../../schema/catalogue.ts';
import { refunds, sentMails } from '../../schema/delivery.ts';
import { discountRedemptions } from '../../schema/discounts.ts';
import { handledOrders, orderNotes } from '../../schema/order-notes.ts';
import { orders, orderUnits, payments } from '../../schema/orders.ts';
import { usageReadings } from '../../schema/usage-readings.ts';

export async function readStaffOrder(db: Database, orderId: string): Promise<StaffOrder | null> {
  const [found] = await db
    .select({ order: orders, code: discountRedemptions.code })
    .from(orders)
    .leftJoin(discountRedemptions, eq(discountRedemptions.order_id, orders.id))
    .where(eq(orders.id, orderId));
  if (found === undefined) return null;
  const { order, code } = found;
  return {
    id: order.id,
    number: String(order.number),
    email: order.email,
    hasAccount: order.user_id !== null,
    language: order.language,
    status: order.status,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    totalCents: order.total_cents,
    discountCode: code,
    deviceAnswer: order.device_answer,
    createdAt: order.created_at,
    cancelledAt: order.cancelled_at,
    units: await readStaffUnits(db, orderId),
    ...(await readPayments(db, orderId)),
    mails: await readMails(db, orderId),
    billing: await readBilling(db, orderId),
    notes: await readNotes(db, orderId),
    handled: await readHandled(db, orderId),
  };
}

async function readStaffUnits(db: Database, orderId: string): Promise<readonly StaffUnit[]> {
  const costs = await db
    .select({ id: orderUnits.id, netPrice: packages.net_price })
    .from(orderUnits)
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(orderUnits.order_id, orderId));
  const costOf = new Map(costs.map(({ id, netPrice }) => [id, centsFromDollars(netPrice ?? 0)]));
  const units: StaffUnit[] = [];
  for (const { unit, described, esim, refund } of await readUnits(db, orderId))
    units.push({
      id: unit.id,
      described,
      priceCents: unit.price_cents,
      discountCents: unit.discount_cents,
      outcome: unit.outcome,
      failure: unit.failure,
      settledAt: unit.settled_at,
      attempts: unit.attempt,
      costCents: costOf.get(unit.id) ?? 0,
      esim: esim === null ? null : await withReading(db, esim),
      refund: refund === null ? null : toRefund(refund),
    });
  return units;
}

type EsimRow = NonNullable<Awaited<ReturnType<typeof readUnits>>[number]['esim']>;

const SHOWN_DIGITS = 4;

/** Never the whole ICCID and never a code: staff recognises an eSIM by its last digits. */
async function withReading(db: Database, esim: EsimRow): Promise<NonNullable<StaffUnit['esim']>> {
  const [reading] = await db
    .select()
    .from(usageReadings)
    .where(eq(usageReadings.esim_id, esim.id))
    .orderBy(desc(usageReadings.read_at))
    .limit(1);
  return {
    iccidEnd: esim.iccid.slice(-SHOWN_DIGITS),
    status: esim.status,
    installedAt: esim.installed_at,
    firstConnectedAt: esim.first_connected_at,
    readAt: esim.read_at,
    totalMegabytes: reading?.total_megabytes ?? null,
    remainingMegabytes: reading?.remaining_megabytes ?? null,
    isUnlimited: reading?.is_unlimited ?? false,
  };
}

function toRefund(row: typeof refunds.$inferSelect): RefundRecord {
  return {
    id: row.id,
    reason: row.reason,
    amountCents: row.amount_cents,
    status: row.status,
    createdAt: row.created_at,
    doneAt: row.done_at,
  };
}

async function readPayments(db: Database, orderId: string) {
  const found = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(asc(payments.paid_at));
  const returned = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(and(eq(payments.order_id, orderId), eq(payments.counts, false)))
    .orderBy(asc(refunds.created_at));
  return {
    payments: found.map(({ payment_id: id, amount_cents: amountCents, counts, paid_at: paidAt }) => ({
      id,
      amountCents,
      counts,
      paidAt,
    })),
    paymentRefunds: returned.map(({ refund }) => toRefund(refund)),
  };
}

async function readMails(db: Database, orderId: string): Promise<StaffOrder['mails']> {
  const rows = await db
    .select()
    .from(sentMails)
    .where(eq(sentMails.order_id, orderId))
    .orderBy(asc(sentMails.created_at));
  return rows.map(({ kind, status, created_at: createdAt, sent_at: sentAt }) => ({
    kind,
    status,
    createdAt,
    sentAt,
  }));
}

async function readNotes(db: Database, orderId: string): Promise<readonly OrderNote[]> {
  const rows = await db
    .select({ note: orderNotes, by: users.email })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.staff_id))
    .where(eq(orderNotes.order_id, orderId))
    .orderBy(asc(orderNotes.created_at));
  return rows.map(({ note, by }) => ({ id: note.id, by, text: note.text, at: note.created_at }));
}

async function readHandled(db: Database, orderId: string): Promise<StaffOrder['handled']> {
  const [row] = await db
    .select({ at: handledOrders.at, by: users.email })
    .from(handledOrders)
    .leftJoin(users, eq(users.id, handledOrders.staff_id))
    .where(eq(handledOrders.order_id, orderId));
  return row ?? null;
}
