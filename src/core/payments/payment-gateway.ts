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
}>;

/** "Something changed on this payment." We ask the service what; the notice itself is never taken as fact. */
export type PaymentNotice = Readonly<{ noticeId: string; kind: string; sessionId: string | null }>;

export type Answer<T> =
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

/** A card processor. One adapter per vendor, under `src/adapters/`. */
export interface PaymentGateway {
  createSession(request: SessionRequest): Promise<Answer<PaymentSession>>;
  findSession(sessionId: string): Promise<Answer<PaymentSession | null>>;
  /** A session that is already complete or expired stays so; the answer says which it is. */
  expireSession(sessionId: string): Promise<Answer<PaymentSession>>;
  /** Refunds once per `reference`, however often and however late it is asked again. */
  refund(request: RefundRequest): Promise<Answer<{ refundId: string; status: string }>>;
  /** Checks the signature before reading anything. Null means: not from the service. */
  readNotice(rawBody: string, signature: string): PaymentNotice | null;
}
