import { z } from 'zod';
import type { JobDefinition } from '#core/jobs/job.ts';
import { FULFIL_TIMEOUT_SECONDS, fulfilUnit, type FulfilNeeds } from '#core/orders/delivery/fulfil-unit.ts';
import { makeRefund, type RefundNeeds } from '#core/orders/delivery/make-refund.ts';
import { sendOrderMail, type OrderMailNeeds } from '#core/orders/mail/send-order-mail.ts';
import { settlePayment, type SettleNeeds } from '#core/payments/settle-payment.ts';

export type OrderJobNeeds = SettleNeeds & FulfilNeeds & RefundNeeds & OrderMailNeeds;

const Settle = z.object({ sessionId: z.string(), hasFailed: z.boolean() });
const Fulfil = z.object({ unitId: z.uuid() });
const Refund = z.object({ refundId: z.uuid() });
const Send = z.object({ mailId: z.uuid() });

/**
 * The payment service did not respond: the queue retries the job, and after that the reconciler queues it
 * again.
 */
class NoPaymentResponse extends Error {
  constructor() {
    super('The payment service did not respond');
  }
}

/** The order flow from paid to delivered, one job per step. Each job may run any number of times. */
export function orderJobs(needs: OrderJobNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'settle-payment',
      concurrency: 4,
      run: async ({ data }) => {
        if ((await settlePayment(needs, Settle.parse(data))) === 'retry') throw new NoPaymentResponse();
      },
    },
    {
      name: 'fulfil-unit',
      concurrency: 8,
      timeoutSeconds: FULFIL_TIMEOUT_SECONDS,
      run: async ({ data }) => {
        await fulfilUnit(needs, Fulfil.parse(data).unitId);
      },
    },
    {
      name: 'make-refund',
      concurrency: 2,
      run: async ({ data }) => {
        if ((await makeRefund(needs, Refund.parse(data).refundId)) === 'retry') throw new NoPaymentResponse();
      },
    },
    {
      name: 'send-order-mail',
      // Low, so that delivering eSIMs has priority under load: the page shows them, and a mail may be some
      // seconds later.
      concurrency: 2,
      // A failed mail waits for the reconciler, which gives the mail server time.
      run: async ({ data }) => {
        await sendOrderMail(needs, Send.parse(data).mailId);
      },
    },
  ];
}
