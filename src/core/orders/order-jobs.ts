import type { QueuedJob } from '#core/jobs/job.ts';

/**
 * The jobs from paid to delivered. Stores queue them in the transaction that makes them necessary. Each has a key,
 * so that nothing waits twice, however often the reconciler finds it late while external services do not respond.
 */
export const ORDER_JOBS = {
  /** Reads a session from the payment service. `hasFailed`: a notice reported that its slow payment failed. */
  settlePayment: (sessionId: string, hasFailed = false): QueuedJob => ({
    name: 'settle-payment',
    key: hasFailed ? `${sessionId} failed` : sessionId,
    data: { sessionId, hasFailed },
  }),
  fulfilUnit: (unitId: string, startAfter?: Date): QueuedJob => ({
    name: 'fulfil-unit',
    // A job scheduled for later must not replace one that is due now.
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
