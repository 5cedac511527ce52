import type { OrderStatus } from '#core/orders/order-status.ts';
import type { RefundReason } from '#core/orders/delivery/refund.ts';

export type PaidOrder = Readonly<{
  orderId: string;
  status: OrderStatus;
  totalCents: number;
  currency: string;
  /** The payment that paid the order, if there is one. */
  settledBy: string | null;
}>;

export type ReceivedPayment = Readonly<{
  paymentId: string;
  /** The order id on the session itself. */
  orderId: string | null;
  amountCents: number;
  currency: string;
  /** It was fully refunded earlier and this database does not know it: a backup was restored. */
  wasRefunded: boolean;
}>;

export type PaymentVerdict =
  | { kind: 'settles' }
  | { kind: 'known' }
  /** The payment is stored, does not count and is refunded in full. */
  | {
      kind: 'give-back';
      reason: Extract<RefundReason, 'second-payment' | 'wrong-amount' | 'cancelled-order'>;
    };

/** Whether a received payment pays this order. Only the exact amount in the right currency does, and only once. */
export function judgePayment(order: PaidOrder, payment: ReceivedPayment): PaymentVerdict {
  if (order.settledBy === payment.paymentId) return { kind: 'known' };
  if (order.settledBy !== null) return { kind: 'give-back', reason: 'second-payment' };
  const isRight =
    payment.orderId === order.orderId &&
    payment.amountCents === order.totalCents &&
    payment.currency === order.currency;
  if (!isRight) return { kind: 'give-back', reason: 'wrong-amount' };
  if (order.status !== 'awaiting-payment' || payment.wasRefunded)
    return { kind: 'give-back', reason: 'cancelled-order' };
  return { kind: 'settles' };
}
