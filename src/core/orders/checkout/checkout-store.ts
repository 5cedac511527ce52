import type { WithdrawalText } from '#core/checkout/consent.ts';
import type { Language } from '#core/language.ts';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import type { RequestedLine, OrderRefusal } from './price-order.ts';

export type CheckoutRequest = Readonly<{
  email: string;
  language: Language;
  lines: readonly RequestedLine[];
  discountCode: string | null;
  cartId: string | null;
  hasAcceptedDisclaimer: boolean;
  /** Null: the page said nothing about withdrawal. */
  withdrawal: Readonly<{ text: WithdrawalText; isAccepted: boolean }> | null;
  deviceAnswer: string | null;
  idempotencyKey: string;
  /** Of everything asked for: tells a repetition from another checkout under the same key. */
  requestHash: string;
}>;

/** What the payment service is asked to collect. The same order always gives the same answer here. */
export type PayableOrder = Readonly<{
  id: string;
  email: string;
  language: Language;
  lines: readonly Readonly<{ name: string; unitCents: number; quantity: number }>[];
  discountCents: number;
  payUntil: Date;
  session: Readonly<{ id: string; url: string }> | null;
}>;

export type PlaceResult =
  /** New, or the very order that this key (or this cart with this content) made before. */
  | { kind: 'payable'; order: PayableOrder }
  | { kind: 'refused'; refusal: OrderRefusal }
  /** The key was used for something else. */
  | { kind: 'key-reused' }
  /** This key's order can no longer be paid. `paidSessionId` when that is because it was. */
  | { kind: 'closed'; paidSessionId: string | null }
  /** More are waiting than can be served while they wait; nothing was looked at. */
  | { kind: 'crowded' }
  /** This cart has a payable order with another content. It must be ended first. */
  | ({ kind: 'cart-busy' } & EarlierCheckout)
  /** Unpaid orders of this address hold the code. They must be ended first; then the code can be had. */
  | { kind: 'coupon-held'; earlier: readonly EarlierCheckout[] };

/** `sessionId` null: nobody was sent to pay it yet. */
export type EarlierCheckout = Readonly<{ orderId: string; sessionId: string | null }>;

/** `paidOrders`: known to be paid at the payment service, though not recorded here yet. */
type PlaceMoments = Readonly<{ now: Date; payUntil: Date; paidOrders: readonly string[] }>;

export interface CheckoutStore {
  /** Prices the cart, holds stock and coupon and writes the order with its units: all or nothing. */
  place(request: CheckoutRequest, at: PlaceMoments): Promise<PlaceResult>;
  /** Remembers where the order is paid. False: the order was ended meanwhile, so nobody may pay there. */
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
