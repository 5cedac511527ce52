import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { UnitNumber } from './number-units.ts';
import type { Offer } from './checkout/offer.ts';
import type { DeliveredEsim, OrderProgress } from './order-progress.ts';

/** A paid order as its customer finds it in the account. */
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
  /** Among all units of its order with the same title; null when it is the only one. */
  number: UnitNumber | null;
  iccid: string;
  status: EsimStatus;
  isInstalled: boolean;
  orderNumber: string;
  createdAt: Date;
}>;

/**
 * What belongs to an account. A session exists only after a proof of the mailbox, so whoever has one may see all
 * that was bought with the address.
 */
export interface MyOrders {
  /** Newest first. */
  orders(userId: string): Promise<readonly OwnedOrder[]>;
  esims(userId: string): Promise<readonly OwnedEsim[]>;
  /** With what installs it. Null: there is none with this id, or it is somebody else's. */
  findEsim(userId: string, esimId: string): Promise<DeliveredEsim | null>;
}
