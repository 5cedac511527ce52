import type { OrderMailKind } from '../mail/order-mail-kinds.ts';
import type { UnitOutcome } from './decide-close.ts';

/** Why money is refunded. The first four are decided by the shop; people request the others. */
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

type SettledUnit = Readonly<{
  outcome: UnitOutcome;
  refund: Readonly<{ status: 'due' | 'done' | 'refused' }> | null;
}>;

/** Whether the money for an undelivered unit is back. A unit that cost nothing has no refund. */
export function isUnitRefunded({ outcome, refund }: SettledUnit): boolean {
  return outcome === 'undeliverable' && (refund === null || refund.status === 'done');
}

/**
 * The mail about a refund of a whole payment. A second payment gets none: its order is delivered, and the mail of that
 * order mentions the refund.
 */
export function mailOfPaymentRefund(reason: RefundReason): OrderMailKind | null {
  return reason === 'second-payment' ? null : 'refund';
}

/** The refund mail states the sum of these: undelivered units, or the whole payment of a cancelled order. */
export const MAILED_REFUND_REASONS = [
  'undelivered',
  'wrong-amount',
  'cancelled-order',
] as const satisfies readonly RefundReason[];

/** `isPaymentReturned`: the whole payment is refunded, not only units of it. */
export type MailedRefunds = Readonly<{ refundedCents: number; isPaymentReturned: boolean }>;

/** `refunds` are those of one order with a reason of `MAILED_REFUND_REASONS`. */
export function sumMailedRefunds(
  refunds: readonly Readonly<{ amountCents: number; reason: RefundReason }>[],
): MailedRefunds {
  return {
    refundedCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    isPaymentReturned: refunds.some(({ reason }) => reason !== 'undelivered'),
  };
}

export type DueRefund = Readonly<{
  id: string;
  paymentId: string;
  amountCents: number;
  /**
   * The reference at the payment service: the unit's id, or the payment's id when all of it is refunded. The same
   * refund has the same reference even after an older database was restored, so it is recognised there.
   */
  reference: string;
  idempotencyKey: string;
  /** Since when it is due. */
  since: Date;
}>;

export interface RefundStore {
  /** Null: no such refund, or it is settled. Marks it as tried. */
  take(refundId: string, at: Date): Promise<DueRefund | null>;
  /**
   * Stores that the refund was made. If it was the last open refund of its order, the order is updated and the mail
   * to the customer is queued in the same transaction; so is the mail about a request after its last refund. Repeating
   * it changes nothing.
   */
  markDone(refundId: string, providerRefundId: string, at: Date): Promise<void>;
  /** The payment service will not make it: a person must. */
  markRefused(refundId: string, at: Date): Promise<void>;
}
