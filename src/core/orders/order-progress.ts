import type { Language } from '#core/language.ts';
import type { MailedEsim } from './mail/mail-store.ts';
import type { Offer } from './checkout/offer.ts';
import type { UnitNumber } from './number-units.ts';
import type { OrderStatus } from './order-status.ts';

/** How far an order is, as its processing page needs it. */
export type OrderProgress = Readonly<{
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  email: string;
  language: Language;
  totalCents: number;
  currency: string;
  refundedCents: number;
  /** Money came, but not for this order as it stood: all of it goes back. */
  isPaymentRefunded: boolean;
  /** Of the cookie that the paying browser holds. */
  browserTokenHash: string;
  /** Of the browser's cart it was bought from. */
  cartId: string | null;
  /** The mail with the eSIMs is sent, or nobody will take it. */
  isMailSettled: boolean;
  units: readonly Readonly<{
    described: Offer['described'];
    outcome: 'delivered' | 'undeliverable' | null;
    isRefunded: boolean;
  }>[];
}>;

export interface ProgressReader {
  /** Null: no session of ours has this id. */
  find(sessionId: string): Promise<OrderProgress | null>;
  /** The install material itself: only for who may see it. */
  readEsims(orderId: string): Promise<readonly DeliveredEsim[]>;
}

export type DeliveredEsim = Readonly<{
  described: Offer['described'];
  /** Among all units of its order with the same title, delivered or not; null when it is the only one. */
  number: UnitNumber | null;
  esim: MailedEsim;
}>;
