import type { PaymentSession } from './payment-gateway.ts';
import type { PaymentVerdict } from './judge-payment.ts';

/** What we know of a session before we ask about it. */
export type KnownSession = Readonly<{
  orderId: string;
  payUntil: Date;
  /** Nothing more can be paid for this order, whatever the session says. */
  isOrderCancelled: boolean;
}>;

export type PaidSession = PaymentSession & Readonly<{ wasRefunded: boolean }>;

/** The moment before the payment service was asked: notices that came later may know more than the answer. */
type Moments = Readonly<{ requestedAt: Date; now: Date }>;

export interface PaymentStore {
  findSession(sessionId: string): Promise<KnownSession | null>;
  /**
   * Stores the payment and acts on it: `judgePayment` says how, under a lock of the order. The jobs that follow
   * are queued in the same transaction. Null: none of our orders is behind this session.
   */
  recordPaid(session: PaidSession, at: Moments): Promise<PaymentVerdict | null>;
  /** The session ended unpaid: cancels its order, if that still awaits payment, and gives back what it held. */
  recordUnpaid(sessionId: string, status: 'expired' | 'complete', at: Moments): Promise<void>;
  /** Nothing happened yet. Remembers when we asked. */
  recordOpen(sessionId: string, at: Moments): Promise<void>;
  /** The payment service does not know it, or it is none of ours: nobody needs to ask again. */
  recordForeign(sessionId: string, at: Moments): Promise<void>;
}
