import type { OrderRecord, RefundRecord, UnitRecord } from '#core/orders/history/order-record.ts';
import { aPackage } from '../package.ts';

/** Minutes after the order was placed. */
export const after = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 12, minutes));

export function aUnitRecord(changes: Partial<UnitRecord> = {}): UnitRecord {
  return {
    described: aPackage(),
    priceCents: 950,
    discountCents: 0,
    outcome: 'delivered',
    settledAt: after(2),
    esimId: '3c5a1f0e-2b7d-4c1a-9d8e-6f5a4b3c2d1e',
    firstConnectedAt: null,
    isRecycled: false,
    reported: null,
    refund: null,
    ...changes,
  };
}

export function aRefundRecord(changes: Partial<RefundRecord> = {}): RefundRecord {
  return {
    id: 'refund-1',
    reason: 'undelivered',
    amountCents: 950,
    status: 'done',
    createdAt: after(15),
    doneAt: after(16),
    ...changes,
  };
}

/** Paid and delivered. A test sets only the fields that it is about. */
export function anOrderRecord(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    orderId: '8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d',
    orderNumber: '100001',
    userId: 'ana',
    browserTokenHash: '',
    email: 'ana@example.com',
    status: 'fulfilled',
    subtotalCents: 950,
    discountCents: 0,
    totalCents: 950,
    currency: 'USD',
    discountCode: null,
    placedAt: after(0),
    paidAt: after(1),
    withdrawalAcceptedAt: after(0),
    withdrawals: [],
    gift: null,
    units: [aUnitRecord()],
    paymentRefunds: [],
    mails: [{ kind: 'order', status: 'sent', sentAt: after(3), isResent: false }],
    laterTopups: [],
    invoices: [{ series: 'F', number: 7, issuedAt: after(1), refundId: null, seller: null }],
    billing: null,
    ...changes,
  };
}
