import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { QueuedJob } from '#core/jobs/job.ts';
import type { MailEnd } from '#core/mail/mail-row.ts';
import { MAIL_PAUSE } from '#core/mail/retry.ts';
import { lateBefore } from '#core/orders/late-work.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from '../connection/enqueue-within.ts';

/** Tables with the columns id, status, attempts, created_at, tried_at and sent_at. */
type MailTable = 'withdrawal_mails' | 'newsletter_mails' | 'cart_reminders' | 'chat_mails';

/** Tables with these columns, too, whose stores take and end mails in their own way. */
export type QueuedMailTable =
  | MailTable
  | 'sent_mails'
  | 'account_mails'
  | 'share_mails'
  | 'ticket_mails'
  | 'reminders';

type Row = Readonly<{ table: MailTable; id: string; at: Date }>;

/** Locks a due mail. False: it ended, or another process sends it. */
export async function takeMail(db: Database, { table, id, at }: Row): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${sql.identifier(table)} set attempts = attempts + 1, tried_at = ${at}
    where id = ${id} and status = 'due' and (tried_at is null or tried_at < ${lateBefore(at).lock})`);
  return rowCount === 1;
}

export async function endMail(db: Database, { table, id, at }: Row, end: MailEnd): Promise<void> {
  await db.execute(sql`
    update ${sql.identifier(table)} set status = ${end}, sent_at = ${end === 'sent' ? at : null}
    where id = ${id} and status = 'due'`);
}

type Late = Readonly<{
  table: QueuedMailTable;
  jobOf: (mailId: string) => QueuedJob;
  enqueueWithin: EnqueueWithin;
  now: Date;
  most: number;
}>;

const Ids = z.array(z.object({ id: z.uuid() }));

/** Queues mails that no worker sends: the mail server deferred them, or their job or its worker was lost. */
export async function requeueMails(
  tx: Transaction,
  { table, jobOf, enqueueWithin, now, most }: Late,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    select ${sql.identifier(table === 'ticket_mails' ? 'message_id' : 'id')} as id from ${sql.identifier(table)}
    where status = 'due' and coalesce(tried_at, created_at) < ${lateBefore(now).lock}
      and coalesce(tried_at, created_at) < ${now}::timestamptz
        - (attempts - ${MAIL_PAUSE.attemptsWithout}::int) * make_interval(secs => ${MAIL_PAUSE.stepSeconds})
    order by coalesce(tried_at, created_at) limit ${most}`);
  const ids = Ids.parse(rows).map(({ id }) => id);
  // Transactions that queue the same keys must do it in the same order, or they could deadlock.
  for (const id of ids.toSorted()) await enqueueWithin(tx, jobOf(id));
  return ids.length;
}
