import type { OrderMailKind } from '../mail/order-mail-kinds.ts';
import { DELIVER_WITHIN_MS } from './delivery-store.ts';

type OrderPayment = Readonly<{ deliverBy: Date; mails: readonly OrderMailKind[] }>;

/** What follows when an order is paid: its units are delivered or refunded in time, and the buyer can sign in at once. */
export function decidePayment(paidAt: Date): OrderPayment {
  return { deliverBy: new Date(paidAt.getTime() + DELIVER_WITHIN_MS), mails: ['welcome'] };
}
