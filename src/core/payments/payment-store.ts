import type { PaymentSession } from './payment-gateway.ts';
import type { PaymentVerdict } from './judge-payment.ts';

/** What our database stores about a session, read before the payment service is called. */
export type KnownSession = Readonly<{
  orderId: string;
  payUntil: Date;
  /** This order can no longer be paid, whatever the state of the session. */
  isOrderCancelled: boolean;
}>;

export type PaidSession = PaymentSession & Readonly<{ wasRefunded: boolean }>;

/**
 * `requestedAt`: before the request to the payment service. Notices that arrived later may be newer than its
 * response.
 */
type Moments = Readonly<{ requestedAt: Date; now: Date }>;

export interface PaymentStore {
  findSession(sessionId: string): Promise<KnownSession | null>;
  /**
   * Stores the payment and acts on the verdict of `judgePayment`, under a lock on the order. The jobs that follow
   * are queued in the same transaction. Null: the session belongs to none of our orders.
   */
  recordPaid(session: PaidSession, at: Moments): Promise<PaymentVerdict | null>;
  /** The session ended unpaid: cancels its order, if it still awaits payment, and releases its holds. */
  recordUnpaid(sessionId: string, status: 'expired' | 'complete', at: Moments): Promise<void>;
  /** Nothing happened yet. Stores when we checked. */
  recordOpen(sessionId: string, at: Moments): Promise<void>;
  /** The session is unknown to the payment service or not ours: it need not be checked again. */
  recordForeign(sessionId: string, at: Moments): Promise<void>;
}
