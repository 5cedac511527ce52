import type { QueuedJob } from '#core/jobs/job.ts';

/**
 * The jobs of the road from paid to delivered. Stores queue them in the transaction that makes them necessary. Each has
 * a key, so that nothing waits twice, however often the reconciler finds it late while the outside world is silent.
 */
export const ORDER_JOBS = {
  /** Asks the payment service about a session. `hasFailed`: a notice said that its slow payment failed. */
  settlePayment: (sessionId: string, hasFailed = false): QueuedJob => ({
    name: 'settle-payment',
    key: hasFailed ? `${sessionId} failed` : sessionId,
    data: { sessionId, hasFailed },
  }),
  fulfilUnit: (unitId: string, startAfter?: Date): QueuedJob => ({
    name: 'fulfil-unit',
    // One that waits for its time must not stand for one that is due.
    key: startAfter === undefined ? unitId : `${unitId} later`,
    data: { unitId },
    ...(startAfter !== undefined && { startAfter }),
  }),
  makeRefund: (refundId: string): QueuedJob => ({
    name: 'make-refund',
    key: refundId,
    data: { refundId },
  }),
  sendMail: (mailId: string): QueuedJob => ({ name: 'send-order-mail', key: mailId, data: { mailId } }),
} as const;
