import type { Language } from '#core/language.ts';
import type { Money } from '#core/money.ts';

export type CheckoutLine = Readonly<{ name: string; unitPrice: Money; quantity: number }>;

export type SessionRequest = Readonly<{
  /** Stored on the session and on its payment, so that both refer to the order. */
  orderId: string;
  email: string;
  lines: readonly CheckoutLine[];
  discount: Money | null;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  /**
   * The service refuses less than 30 minutes, counted from when it receives the request, so request one minute
   * more.
   */
  expiresAt: Date;
  /** The same key always returns the same session. */
  idempotencyKey: string;
}>;

/** The state of a session, read from the payment service now. */
export type PaymentSession = Readonly<{
  id: string;
  url: string | null;
  orderId: string | null;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  amountCents: number;
  currency: string;
  email: string | null;
  paymentId: string | null;
  /** When the customer paid; null while unpaid. For a session with nothing to pay, when it was created. */
  paidAt: Date | null;
  /** The amount refunded so far. Zero where the service does not report it. */
  refundedCents: number;
}>;

/**
 * "Something changed on this payment." We then read the state from the service; the notice itself is never trusted.
 */
export type PaymentNotice = Readonly<{ noticeId: string; kind: string; sessionId: string | null }>;

export type GatewayResult<T> =
  | { kind: 'done'; value: T }
  /** The service refused permanently. `code` is its own error code. */
  | { kind: 'rejected'; code: string }
  /** Temporary failure: nothing happened, retry later. */
  | { kind: 'try-later' }
  /** No response: it may have happened. Repeat only with the same key. */
  | { kind: 'unknown' };

export type RefundRequest = Readonly<{
  paymentId: string;
  amount: Money;
  reference: string;
  idempotencyKey: string;
}>;

/** A refund in the payment service's list. */
export type ListedRefund = Readonly<{
  refundId: string;
  paymentId: string | null;
  /** Our reference from the request that created it. Null: it was not created by this shop. */
  reference: string | null;
  amountCents: number;
  /** It did not reach the card. */
  hasFailed: boolean;
  madeAt: Date;
}>;

/** Both ends included. */
export type Period = Readonly<{ from: Date; to: Date }>;

/** A card processor. One adapter per vendor, under `src/adapters/`. */
export interface PaymentGateway {
  createSession(request: SessionRequest): Promise<GatewayResult<PaymentSession>>;
  findSession(sessionId: string): Promise<GatewayResult<PaymentSession | null>>;
  /** A session that is already complete or expired stays so; the result shows which it is. */
  expireSession(sessionId: string): Promise<GatewayResult<PaymentSession>>;
  /** Refunds once per `reference`, however often and however late it is called again. */
  refund(request: RefundRequest): Promise<GatewayResult<{ refundId: string; status: string }>>;
  /** All refunds of one payment. A payment unknown to the service has none. */
  listRefundsOf(paymentId: string): Promise<GatewayResult<readonly ListedRefund[]>>;
  /** All refunds created in a period, oldest first: the complete list or an error. */
  listRefunds(period: Period): Promise<GatewayResult<readonly ListedRefund[]>>;
  /** All paid sessions created in a period, oldest first: the complete list or an error. */
  listPaidSessions(period: Period): Promise<GatewayResult<readonly PaymentSession[]>>;
  /** Verifies the signature before parsing anything. Null: not from the payment service. */
  readNotice(rawBody: string, signature: string): PaymentNotice | null;
}
