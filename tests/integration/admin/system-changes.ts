import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import type { anOrderFlow } from '../order-flow/shop.ts';
import type { Change } from './change.ts';

type Flow = ReturnType<typeof anOrderFlow>;

const Id = z.object({ id: z.string() });

/** A job that failed for good: it names no unit. `error` is the message of its last run. */
export async function aFailedJob(
  flow: Flow,
  { error = 'no', data = {} }: Readonly<{ error?: string; data?: object }> = {},
) {
  const [job] = await flow.rows(
    Id,
    sql`insert into jobs.job (name, state, data, output, policy, started_on, completed_on, retry_count, retry_limit, singleton_key)
      values ('fulfil-unit', 'failed', ${JSON.stringify(data)}::jsonb, ${JSON.stringify({ message: error })}::jsonb, 'short',
        now(), now(), 5, 5, gen_random_uuid()::text)
      returning id`,
  );
  return z.string().parse(job?.id);
}

/** The email of a delivered order, which the mail server refused. */
export async function aFailedMail(flow: Flow) {
  const { email, sessionId } = await customersOf(flow).aDeliveredGuest();
  const { id: orderId } = await flow.orderOf(sessionId);
  const id = await eventually(async () => {
    const [mail] = await flow.rows(
      Id,
      sql`update sent_mails set status = 'refused', sent_at = null
        where order_id = ${orderId} and kind = 'order' and status = 'sent' returning id`,
    );
    return z.string().parse(mail?.id);
  });
  return { id, email, orderId };
}

const SANDBOX = { kind: 'sandbox', id: 'sandbox' };

export const SYSTEM_CHANGES: readonly Change[] = [
  {
    route: 'POST /api/admin/jobs/{id}/retry',
    async prepare(flow) {
      const id = await aFailedJob(flow);
      return { path: `/api/admin/jobs/${id}/retry`, body: {}, target: { kind: 'job', id } };
    },
  },
  {
    route: 'POST /api/admin/mails/{family}/{id}/resend',
    async prepare(flow) {
      const { id } = await aFailedMail(flow);
      return { path: `/api/admin/mails/order/${id}/resend`, body: {}, target: { kind: 'mail', id } };
    },
  },
  {
    route: 'POST /api/admin/sandbox/clock',
    prepare: () =>
      Promise.resolve({
        path: '/api/admin/sandbox/clock',
        body: { milliseconds: 1_000 },
        target: SANDBOX,
      }),
  },
  {
    route: 'POST /api/admin/sandbox/faults',
    prepare: () =>
      Promise.resolve({
        path: '/api/admin/sandbox/faults',
        body: { service: 'webhooks', kind: 'delay', count: 1 },
        target: SANDBOX,
      }),
  },
  {
    route: 'DELETE /api/admin/sandbox/faults',
    prepare: () => Promise.resolve({ path: '/api/admin/sandbox/faults', body: {}, target: SANDBOX }),
  },
];
