import type { WithdrawalText } from '#core/checkout/consent.ts';
import type { GiftDetails } from '#core/gifts/gift.ts';
import type { Language } from '#core/language.ts';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import type { Offer } from './offer.ts';
import type { RequestedLine, OrderRefusal } from './price-order.ts';

/** `isRepeatWanted`: the customer was asked and wants the same top-up again. */
export type TopupRequest = Readonly<{ iccid: string; isRepeatWanted: boolean }>;

export type CheckoutRequest = Readonly<{
  email: string;
  language: Language;
  lines: readonly RequestedLine[];
  discountCode: string | null;
  cartId: string | null;
  hasAcceptedDisclaimer: boolean;
  /** Null: the page showed no withdrawal text. */
  withdrawal: Readonly<{ text: WithdrawalText; isAccepted: boolean }> | null;
  deviceAnswer: string | null;
  /** Set: `lines` is one top-up for this eSIM. Null: `lines` are eSIMs. */
  topup: TopupRequest | null;
  /** Null: it is for the buyer. */
  gift: GiftDetails | null;
  idempotencyKey: string;
  /** A hash of the whole request: distinguishes a repetition from another checkout under the same key. */
  requestHash: string;
}>;

/** What the payment service must collect. The same order always gives the same result. */
export type PayableOrder = Readonly<{
  id: string;
  email: string;
  language: Language;
  lines: readonly Readonly<{ described: Offer['described']; unitCents: number; quantity: number }>[];
  discountCents: number;
  payUntil: Date;
  session: Readonly<{ id: string; url: string }> | null;
}>;

export type PlaceResult =
  /** A new order, or the existing order of this key (or of this cart with this content). */
  | { kind: 'payable'; order: PayableOrder }
  | { kind: 'refused'; refusal: OrderRefusal }
  /** The key was used for another request. */
  | { kind: 'key-reused' }
  /** This key's order can no longer be paid. `paidSessionId` is set when it was paid already. */
  | { kind: 'closed'; paidSessionId: string | null }
  /** Too many checkouts are waiting already; nothing was checked or written. */
  | { kind: 'overloaded' }
  /** This cart has a payable order with other content. That order must be ended first. */
  | ({ kind: 'cart-busy' } & EarlierCheckout)
  /** Unpaid orders of this address hold the code, or are of the same top-up. They must be ended first. */
  | { kind: 'earlier-gives-way'; earlier: readonly EarlierCheckout[] };

/** `sessionId` null: no payment session was opened yet. */
export type EarlierCheckout = Readonly<{ orderId: string; sessionId: string | null }>;

/** `paidOrders`: paid at the payment service, but not recorded here yet. */
type PlaceMoments = Readonly<{ now: Date; payUntil: Date; paidOrders: readonly string[] }>;

export interface CheckoutStore {
  /** Prices the cart, holds stock and coupon and stores the order with its units, in one transaction. */
  place(request: CheckoutRequest, at: PlaceMoments): Promise<PlaceResult>;
  /**
   * Stores the payment session of the order. False: the order was ended in the meantime, so the session must not be
   * paid.
   */
  openSession(orderId: string, session: PaymentSession, at: Date): Promise<boolean>;
  /**
   * Cancels an unpaid order and releases what it holds. An order that does not await payment stays as it is. Returns
   * the id of a session that the customer can still pay; then nothing is cancelled, and the session must be expired at
   * the payment service first. Null: nobody can pay the order any more.
   */
  cancel(
    orderId: string,
    ending: Readonly<{ at: Date; expiredSessionId: string | null }>,
  ): Promise<string | null>;
}
