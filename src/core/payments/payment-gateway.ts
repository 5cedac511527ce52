import type { Money } from '#core/money.ts';

export type CheckoutLine = Readonly<{ name: string; unitPrice: Money; quantity: number }>;

export type SessionRequest = Readonly<{
  /** Put on the session and on its payment, so that either leads back to the order. */
  orderId: string;
  email: string;
  lines: readonly CheckoutLine[];
  discount: Money | null;
  language: 'en' | 'es';
  successUrl: string;
  cancelUrl: string;
  /** The service refuses less than 30 minutes counted from when it hears us, so ask for a minute more. */
  expiresAt: Date;
  /** The same key always answers the same session. */
  idempotencyKey: string;
}>;

/** What the payment service says about a session, asked afresh. */
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
  /** When the customer paid; null while unpaid. A session with nothing to pay answers when it was made. */
  paidAt: Date | null;
  /** What went back of its payment so far. Zero where the service did not say. */
  refundedCents: number;
}>;

/** "Something changed on this payment." We ask the service what; the notice itself is never taken as fact. */
export type PaymentNotice = Readonly<{ noticeId: string; kind: string; sessionId: string | null }>;

export type GatewayResult<T> =
  | { kind: 'done'; value: T }
  /** The service refused for good. `code` is its own word for why. */
  | { kind: 'rejected'; code: string }
  /** "Not now": nothing happened, ask again. */
  | { kind: 'try-later' }
  /** No answer: it may have happened. Repeat only with the same key. */
  | { kind: 'unknown' };

export type RefundRequest = Readonly<{
  paymentId: string;
  amount: Money;
  reference: string;
  idempotencyKey: string;
}>;

/** A refund as the payment service lists it. */
export type ListedRefund = Readonly<{
  refundId: string;
  paymentId: string | null;
  /** Ours, from the request that made it. Null: somebody made it without this shop. */
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
  /** A session that is already complete or expired stays so; the answer says which it is. */
  expireSession(sessionId: string): Promise<GatewayResult<PaymentSession>>;
  /** Refunds once per `reference`, however often and however late it is asked again. */
  refund(request: RefundRequest): Promise<GatewayResult<{ refundId: string; status: string }>>;
  /** All refunds of one payment. A payment the service does not know has none. */
  listRefundsOf(paymentId: string): Promise<GatewayResult<readonly ListedRefund[]>>;
  /** All refunds made in a period, oldest first: whole or not at all. */
  listRefunds(period: Period): Promise<GatewayResult<readonly ListedRefund[]>>;
  /** All sessions made in a period that were paid, oldest first: whole or not at all. */
  listPaidSessions(period: Period): Promise<GatewayResult<readonly PaymentSession[]>>;
  /** Checks the signature before reading anything. Null means: not from the service. */
  readNotice(rawBody: string, signature: string): PaymentNotice | null;
}
