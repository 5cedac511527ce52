import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { STATES_OF, type JobList, type ListedJob } from '#core/system/job-list.ts';
import { JOB_STATES } from '#core/system/system-values.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { writeAudit } from '../staff/audit-log.ts';

/** Runs a failed job again within the transaction. The job queue's `retryWithin` fits. */
export type RetryWithin = (
  transaction: Transaction,
  job: Readonly<{ name: string; id: string }>,
) => Promise<void>;

type Needs = Readonly<{ postgres: Postgres; retryWithin: RetryWithin }>;

const State = z.enum(JOB_STATES);
const Counts = z.array(z.object({ kind: z.string(), state: State, count: z.coerce.number() }));
const moment = z.coerce.date().nullable();
const Subject = { id: z.string().nullable(), number: z.coerce.number().nullable() };
const Jobs = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    state: State,
    attempts: z.number(),
    created_at: z.coerce.date(),
    next_at: moment,
    ended_at: moment,
    error: z.string().nullable(),
    order_id: Subject.id,
    order_number: Subject.number,
    ticket_id: Subject.id,
    ticket_number: Subject.number,
  }),
);
const Found = z.array(z.object({ name: z.string(), state: State, retry_count: z.number() }));

/** The library's own queues are not jobs of the shop. */
const OURS = sql`name not like '\\_\\_pgboss%'`;

/** The staff's view of the queue. Its tables are in the schema `jobs`. */
export function createJobList({ postgres, retryWithin }: Needs): JobList {
  const { db, transaction } = postgres;
  return {
    async counts() {
      const { rows } = await db.execute(sql`
        select name as kind, state, count from (
          select name, state, count(*) as count from jobs.job group by name, state
          -- Not a condition on each of the jobs.
          offset 0
        ) as counts where ${OURS} order by name, state`);
      return Counts.parse(rows);
    },
    async list({ filter, kind, most }) {
      const order =
        filter === 'failed' ? sql`j.completed_on desc nulls last, j.id` : sql`j.start_after, j.id`;
      const { rows } = await db.execute(sql`
        with listed as (
          select * from jobs.job j
          where ${OURS} and j.state = any(${sql.param(STATES_OF[filter])}::jobs.job_state[])
            ${kind === undefined ? sql`` : sql`and j.name = ${kind}`}
          order by ${order} limit ${most})
        select j.id, j.name as kind, j.state,
          case when j.started_on is null then 0 else j.retry_count + 1 end as attempts,
          j.created_on as created_at, j.completed_on as ended_at,
          case when j.state in ('created', 'retry') then j.start_after end as next_at,
          case when jsonb_typeof(j.output) = 'object' then j.output ->> 'message' end as error,
          o.id as order_id, o.number as order_number, t.id as ticket_id, t.number as ticket_number
        from listed j
        left join orders o on o.id = (${ORDER_OF})
        left join support_tickets t on j.name = 'send-ticket-mail' and t.id =
          (select m.ticket_id from ticket_messages m where m.id = (j.data ->> 'messageId')::uuid)
        order by ${order}`);
      return Jobs.parse(rows).map(toJob);
    },
    retry: ({ id, by, at }) =>
      transaction(async (tx) => {
        const { rows } = await tx.execute(
          sql`select name, state, retry_count from jobs.job where id = ${id} and ${OURS} for update`,
        );
        const [job] = Found.parse(rows);
        if (job === undefined) return 'not-found';
        if (job.state !== 'failed') return 'not-failed';
        await retryWithin(tx, { name: job.name, id });
        await writeAudit(tx, {
          by,
          at,
          action: 'job-retried',
          target: { kind: 'job', id },
          before: { job: job.name, state: job.state, attempts: job.retry_count + 1 },
          after: { state: 'retry' },
        });
        return 'retried';
      }),
  };
}

const viaUnit = (unitId: SQL) => sql`select u.order_id from order_units u where u.id = ${unitId}`;

/** The order of a job, by what its data contain. */
const ORDER_OF = sql`case j.name
  when 'fulfil-unit' then (${viaUnit(sql`(j.data ->> 'unitId')::uuid`)})
  when 'make-refund' then (select p.order_id from refunds r join payments p using (payment_id)
    where r.id = (j.data ->> 'refundId')::uuid)
  when 'settle-payment' then (select s.order_id from checkout_sessions s where s.session_id = j.data ->> 'sessionId')
  when 'send-order-mail' then (select m.order_id from sent_mails m where m.id = (j.data ->> 'mailId')::uuid)
  when 'send-share-mail' then (${viaUnit(sql`(select e.unit_id from share_mails m join shares s on s.id = m.share_id
    join esims e on e.id = s.esim_id where m.id = (j.data ->> 'mailId')::uuid)`)})
  when 'send-reminder' then (${viaUnit(sql`(select e.unit_id from reminders r join esims e on e.id = r.esim_id
    where r.id = (j.data ->> 'reminderId')::uuid)`)})
  when 'read-esim' then (${viaUnit(sql`(select e.unit_id from esims e where e.id = (j.data ->> 'esimId')::uuid)`)})
  when 'send-withdrawal-mail' then (select w.order_id from withdrawal_mails m join withdrawals w on w.id = m.withdrawal_id
    where m.id = (j.data ->> 'mailId')::uuid)
  end`;

function toJob(row: z.infer<typeof Jobs>[number]): ListedJob {
  const { id, kind, state, attempts, error } = row;
  return {
    id,
    kind,
    state,
    attempts,
    createdAt: row.created_at,
    nextAt: row.next_at,
    endedAt: row.ended_at,
    error,
    about:
      subject('order', row.order_id, row.order_number) ?? subject('ticket', row.ticket_id, row.ticket_number),
  };
}

function subject(kind: 'order' | 'ticket', id: string | null, number: number | null): ListedJob['about'] {
  return id === null || number === null ? null : { kind, id, number };
}
