import { and, eq, sql } from 'drizzle-orm';
import { ACCOUNT_JOBS } from '#core/accounts/account-jobs.ts';
import { lateBefore, MAIL_PAUSE } from '#core/orders/late-work.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from '../orders/enqueue-within.ts';
import { accountMails } from '../schema/account-mails.ts';

type Late = Readonly<{ enqueueWithin: EnqueueWithin; now: Date; most: number }>;

/** Queues account mails that no worker sends: the mail server deferred them, or their job or its worker was lost. */
export async function requeueAccountMails(
  tx: Transaction,
  { enqueueWithin, now, most }: Late,
): Promise<number> {
  const lastTouched = sql`coalesce(${accountMails.tried_at}, ${accountMails.created_at})`;
  const pause = sql`(${accountMails.attempts} - ${MAIL_PAUSE.attemptsWithout}::int) * make_interval(secs => ${MAIL_PAUSE.stepSeconds})`;
  const due = await tx
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(
      and(
        eq(accountMails.status, 'due'),
        sql`${lastTouched} < ${lateBefore(now).lock.toISOString()}::timestamptz`,
        sql`${lastTouched} < ${now.toISOString()}::timestamptz - ${pause}`,
      ),
    )
    .orderBy(lastTouched)
    .limit(most);
  for (const { id } of due.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await enqueueWithin(tx, ACCOUNT_JOBS.sendMail(id));
  return due.length;
}
