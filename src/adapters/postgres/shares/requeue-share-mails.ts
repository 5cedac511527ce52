import { and, eq, sql } from 'drizzle-orm';
import { lateBefore, MAIL_PAUSE } from '#core/orders/late-work.ts';
import { SHARE_JOBS } from '#core/shares/share-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from '../orders/enqueue-within.ts';
import { shareMails } from '../schema/shares.ts';

type Late = Readonly<{ enqueueWithin: EnqueueWithin; now: Date; most: number }>;

/** Queues mails with a share link that no worker sends: the mail server deferred them, or their job was lost. */
export async function requeueShareMails(
  tx: Transaction,
  { enqueueWithin, now, most }: Late,
): Promise<number> {
  const lastTouched = sql`coalesce(${shareMails.tried_at}, ${shareMails.created_at})`;
  const pause = sql`(${shareMails.attempts} - ${MAIL_PAUSE.attemptsWithout}::int) * make_interval(secs => ${MAIL_PAUSE.stepSeconds})`;
  const due = await tx
    .select({ id: shareMails.id })
    .from(shareMails)
    .where(
      and(
        eq(shareMails.status, 'due'),
        sql`${lastTouched} < ${lateBefore(now).lock.toISOString()}::timestamptz`,
        sql`${lastTouched} < ${now.toISOString()}::timestamptz - ${pause}`,
      ),
    )
    .orderBy(lastTouched)
    .limit(most);
  for (const { id } of due.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await enqueueWithin(tx, SHARE_JOBS.sendMail(id));
  return due.length;
}
