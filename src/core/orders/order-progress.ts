import type { ReportedEsim } from '#core/esims/installation/install-state.ts';
import type { Language } from '#core/language.ts';
import type { MailedEsim } from './mail/mail-store.ts';
import type { Gift } from '#core/gifts/gift.ts';
import type { Offer } from './checkout/offer.ts';
import type { UnitNumber } from './number-units.ts';
import type { OrderStatus } from './order-status.ts';

/** The progress of an order, for its processing page. */
export type OrderProgress = Readonly<{
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  email: string;
  language: Language;
  totalCents: number;
  currency: string;
  refundedCents: number;
  /** A payment arrived that does not match this order: all of it is refunded. */
  isPaymentRefunded: boolean;
  /** The hash of the cookie in the paying browser. */
  browserTokenHash: string;
  /** The browser's cart that the order was bought from. */
  cartId: string | null;
  /** Null: it was bought for the customer. */
  gift: Gift | null;
  /** The mail with the eSIMs, or the receipt of a gift, was sent or permanently refused. */
  isMailSettled: boolean;
  /** The eSIM that a top-up is added to, with its id and owner when it was bought here. Null: the order is for eSIMs. */
  topup: Readonly<{
    iccid: string;
    esim: Readonly<{
      id: string;
      ownerId: string | null;
      /** The name that its owner gave it. */
      name: string | null;
      described: Offer['described'];
    }> | null;
  }> | null;
  units: readonly Readonly<{
    described: Offer['described'];
    outcome: 'delivered' | 'undeliverable' | null;
    isRefunded: boolean;
  }>[];
}>;

export interface ProgressReader {
  /** Null: none of our sessions has this id. */
  find(sessionId: string): Promise<OrderProgress | null>;
  /** The install material itself: only for a caller who may see it. */
  readEsims(orderId: string): Promise<readonly OrderedEsim[]>;
}

export type DeliveredEsim = Readonly<{
  id: string;
  described: Offer['described'];
  /** Its number among all units of its order with the same title, delivered or not; null when it is the only one. */
  number: UnitNumber | null;
  esim: MailedEsim;
}>;

/** A delivered eSIM and what the network has reported about it since. */
export type OrderedEsim = DeliveredEsim & ReportedEsim;
