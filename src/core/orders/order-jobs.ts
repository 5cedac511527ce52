import type { QueuedJob } from '#core/jobs/job.ts';

/** The jobs of the road from paid to delivered. Stores queue them in the transaction that makes them necessary. */
export const ORDER_JOBS = {
  /** Asks the payment service about a session. `hasFailed`: a notice said that its slow payment failed. */
  settlePayment: (sessionId: string, hasFailed = false): QueuedJob => ({
    name: 'settle-payment',
    data: { sessionId, hasFailed },
  }),
  fulfilUnit: (unitId: string, startAfter?: Date): QueuedJob => ({
    name: 'fulfil-unit',
    data: { unitId },
    ...(startAfter !== undefined && { startAfter }),
  }),
  makeRefund: (refundId: string): QueuedJob => ({ name: 'make-refund', data: { refundId } }),
  sendMail: (mailId: string): QueuedJob => ({ name: 'send-order-mail', data: { mailId } }),
} as const;
