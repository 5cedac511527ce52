import type { Gift } from '#core/gifts/gift.ts';
import type { OrderProgress } from './order-progress.ts';

/** A paid order as the customer sees it in the account. */
export type OwnedOrder = Readonly<{
  orderId: string;
  orderNumber: string;
  status: 'paid' | 'fulfilled' | 'refunded';
  paidAt: Date;
  totalCents: number;
  refundedCents: number;
  currency: string;
  /** The customer withdrew from it or a part of it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** All of it was used, after the customer accepted that use ends the right of withdrawal. */
  isRightEndedByUse: boolean;
  /** Null: it was bought for the customer. */
  gift: Gift | null;
  units: OrderProgress['units'];
}>;

/** At most `limit` orders; with `before` only those that are older than that order of the same account. */
export type OrdersPart = Readonly<{ limit: number; before: string | null }>;

/**
 * The orders of an account. A session requires proof of the mailbox, so a signed-in customer may see everything
 * that was bought with the address.
 */
export interface MyOrders {
  /** Newest first. */
  orders(userId: string, part: OrdersPart): Promise<readonly OwnedOrder[]>;
}
