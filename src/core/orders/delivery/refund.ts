import type { OrderMailKind } from '../mail/order-mail-kinds.ts';

/** Why money goes back. The first four are the shop's own doing; the others are asked for by people. */
export const REFUND_REASONS = [
  'undelivered',
  'second-payment',
  'wrong-amount',
  'cancelled-order',
  'guarantee',
  'withdrawal',
  'goodwill',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What a unit that cannot be delivered is refunded: its own price less its share of the discount. */
export function unitRefundCents({
  priceCents,
  discountCents,
}: Readonly<{ priceCents: number; discountCents: number }>): number {
  return priceCents - discountCents;
}

/**
 * The mail about a refund of a whole payment. A second payment gets none: its order is delivered, and the mail of that
 * order mentions the refund.
 */
export function mailOfPaymentRefund(reason: RefundReason): OrderMailKind | null {
  return reason === 'second-payment' ? null : 'refund';
}

export type DueRefund = Readonly<{
  id: string;
  paymentId: string;
  amountCents: number;
  /**
   * What it is called at the payment service: the unit it is for, or the payment when all of that goes back. The same
   * refund has the same reference also after an older database was put back, so it is recognised there.
   */
  reference: string;
  idempotencyKey: string;
  /** Since when it is owed. */
  since: Date;
}>;

export interface RefundStore {
  /** Null: there is no such refund, or it is settled. Marks it as tried. */
  take(refundId: string, at: Date): Promise<DueRefund | null>;
  /**
   * Writes down that it was made. When it was the last open one of its order, the order and the mail that tells the
   * customer follow in the same transaction. Repeating it changes nothing.
   */
  markDone(refundId: string, providerRefundId: string, at: Date): Promise<void>;
  /** The payment service will not do it: a person must. */
  markRefused(refundId: string): Promise<void>;
}
