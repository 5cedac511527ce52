import { canMove, type OrderStatus } from '#core/orders/order-status.ts';
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
      kind: 'refund';
      reason: Extract<RefundReason, 'second-payment' | 'wrong-amount' | 'cancelled-order'>;
      amountCents: number;
      /** The order can no longer be paid and is cancelled. */
      cancelsOrder: boolean;
    };

/** Whether a received payment pays this order. Only the exact amount in the right currency does, and only once. */
export function judgePayment(order: PaidOrder, payment: ReceivedPayment): PaymentVerdict {
  if (order.settledBy === payment.paymentId) return { kind: 'known' };
  const refund = { kind: 'refund', amountCents: payment.amountCents } as const;
  const cancelsOrder = canMove(order.status, 'cancelled');
  if (order.settledBy !== null) return { ...refund, reason: 'second-payment', cancelsOrder };
  const isRight =
    payment.orderId === order.orderId &&
    payment.amountCents === order.totalCents &&
    payment.currency === order.currency;
  if (!isRight) return { ...refund, reason: 'wrong-amount', cancelsOrder };
  if (!canMove(order.status, 'paid') || payment.wasRefunded)
    return { ...refund, reason: 'cancelled-order', cancelsOrder };
  return { kind: 'settles' };
}
