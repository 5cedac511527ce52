import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { MailRecord, OrderRecord, RefundRecord, UnitRecord } from '#core/orders/history/order-record.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { readGifts } from '../gifts/read-gifts.ts';
import { readUnits } from '../orders/unit-esims.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { refunds, sentMails } from '../schema/delivery.ts';
import { discountRedemptions } from '../schema/discounts.ts';
import { invoices, sellers } from '../schema/invoices.ts';
import { orders, payments } from '../schema/orders.ts';
import { withdrawals } from '../schema/withdrawals.ts';
import { readBilling } from './billing-store.ts';

/** Everything stored about a paid order. */
export async function readRecord(db: Database, orderId: string): Promise<OrderRecord | null> {
  const found = await readOrder(db, orderId);
  if (found === null) return null;
  const { order, code, paidAt, status } = found;
  const units = await readUnits(db, orderId);
  const gift = (await readGifts(db, [orderId])).get(orderId) ?? null;
  const esimIds = units.flatMap(({ esim }) => esim?.id ?? []);
  const topups = await topupsOf(db, esimIds);
  return {
    orderId,
    orderNumber: String(order.number),
    userId: order.user_id,
    browserTokenHash: order.browser_token_hash,
    email: order.email,
    status,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    totalCents: order.total_cents,
    currency: order.currency,
    discountCode: code,
    placedAt: order.created_at,
    paidAt,
    withdrawalAcceptedAt: order.withdrawal_accepted_at,
    withdrawals: await readWithdrawals(db, orderId),
    gift,
    units: units.map((row) => toUnit(row, topups)),
    paymentRefunds: await readPaymentRefunds(db, orderId),
    mails: await readMails(db, orderId),
    laterTopups: [...topups.values()].flat().map(({ described, boughtAt }) => ({ described, at: boughtAt })),
    invoices: await readInvoices(db, orderId),
    billing: await readBilling(db, orderId),
  };
}

async function readOrder(db: Database, orderId: string) {
  const [found] = await db
    .select({ order: orders, code: discountRedemptions.code })
    .from(orders)
    .leftJoin(discountRedemptions, eq(discountRedemptions.order_id, orders.id))
    .where(and(eq(orders.id, orderId), isNotNull(orders.paid_at)));
  if (found === undefined) return null;
  const { paid_at: paidAt, status } = found.order;
  if (paidAt === null || status === 'awaiting-payment' || status === 'cancelled') return null;
  return { ...found, paidAt, status };
}

function toUnit(
  { unit, described, esim, refund }: Awaited<ReturnType<typeof readUnits>>[number],
  topups: Awaited<ReturnType<typeof topupsOf>>,
): UnitRecord {
  return {
    described,
    priceCents: unit.price_cents,
    discountCents: unit.discount_cents,
    outcome: unit.outcome,
    settledAt: unit.settled_at,
    esimId: esim?.id ?? null,
    firstConnectedAt: esim?.first_connected_at ?? null,
    isRecycled: esim?.status === 'recycled',
    reported:
      esim === null
        ? null
        : {
            status: esim.status,
            installedAt: esim.installed_at,
            firstConnectedAt: esim.first_connected_at,
            expiresAt: esim.expires_at,
            hasTopup: topups.has(esim.id),
          },
    refund: refund === null ? null : toRefund(refund),
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

function readWithdrawals(db: Database, orderId: string): Promise<OrderRecord['withdrawals']> {
  return db
    .select({
      positions: withdrawals.positions,
      declaredAt: withdrawals.declared_at,
      status: withdrawals.status,
      decidedAt: withdrawals.decided_at,
    })
    .from(withdrawals)
    .where(eq(withdrawals.order_id, orderId))
    .orderBy(asc(withdrawals.number));
}

async function readPaymentRefunds(db: Database, orderId: string): Promise<readonly RefundRecord[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(and(eq(payments.order_id, orderId), eq(payments.counts, false)))
    .orderBy(asc(refunds.created_at));
  return rows.map(({ refund }) => toRefund(refund));
}

/** Mails that say something about the order, oldest first. */
export async function readMails(db: Database, orderId: string): Promise<readonly MailRecord[]> {
  const rows = await db
    .select()
    .from(sentMails)
    .where(and(eq(sentMails.order_id, orderId), ne(sentMails.kind, 'welcome')))
    .orderBy(asc(sentMails.created_at));
  return rows.map(({ kind, status, sent_at: sentAt, subject }) => ({
    kind,
    status,
    sentAt,
    isResent: subject !== orderId,
  }));
}

async function readInvoices(db: Database, orderId: string): Promise<OrderRecord['invoices']> {
  const rows = await db
    .select({ invoice: invoices, seller: sellers })
    .from(invoices)
    .leftJoin(sellers, eq(sellers.id, invoices.seller_id))
    .where(eq(invoices.order_id, orderId))
    .orderBy(asc(invoices.series), asc(invoices.number));
  return rows.map(({ invoice, seller }) => ({
    series: invoice.series,
    number: invoice.number,
    issuedAt: invoice.issued_at,
    refundId: invoice.refund_id,
    seller:
      seller === null
        ? null
        : {
            name: seller.name,
            address: seller.address,
            taxId: seller.tax_id,
            supportEmail: seller.support_email,
            taxBasisPoints: seller.tax_basis_points,
          },
  }));
}
