import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { UnitNumber } from './number-units.ts';
import type { Offer } from './checkout/offer.ts';
import type { DeliveredEsim, OrderProgress } from './order-progress.ts';

/** A paid order as the customer sees it in the account. */
export type OwnedOrder = Readonly<{
  orderNumber: string;
  status: 'paid' | 'fulfilled' | 'refunded';
  paidAt: Date;
  totalCents: number;
  refundedCents: number;
  currency: string;
  units: OrderProgress['units'];
}>;

export type OwnedEsim = Readonly<{
  id: string;
  described: Offer['described'];
  /** Its number among the units of its order with the same title; null when it is the only one. */
  number: UnitNumber | null;
  iccid: string;
  status: EsimStatus;
  isInstalled: boolean;
  orderNumber: string;
  createdAt: Date;
}>;

/**
 * The orders of an account. A session requires proof of the mailbox, so a signed-in customer may see everything
 * that was bought with the address.
 */
export interface MyOrders {
  /** Newest first. */
  orders(userId: string): Promise<readonly OwnedOrder[]>;
  esims(userId: string): Promise<readonly OwnedEsim[]>;
  /** Includes the install material. Null: no eSIM has this id, or it belongs to another customer. */
  findEsim(userId: string, esimId: string): Promise<DeliveredEsim | null>;
}
