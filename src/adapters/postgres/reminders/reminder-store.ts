import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { lateBefore } from '#core/orders/late-work.ts';
import { decideReminders } from '#core/reminders/decide-reminders.ts';
import { nextMoment } from '#core/reminders/due-reminders.ts';
import { REMINDER_JOBS } from '#core/reminders/reminder-jobs.ts';
import type { ReminderStore, ReminderSubject, ReminderTarget } from '#core/reminders/reminder-store.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { topupTargetColumns } from '../esims/linked-esim.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { requeueMails } from '../mails/mail-rows.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { reminders } from '../schema/reminders.ts';
import { readSubjects } from './reminder-subjects.ts';

type Round = Readonly<{ most: number; now: Date }>;

export function createReminderStore(needs: QueueingStoreNeeds): ReminderStore {
  const { postgres } = needs;
  const { db } = postgres;
  const isDue = (id: string) => and(eq(reminders.id, id), eq(reminders.status, 'due'));
  return {
    queueDue: (most, now) => postgres.transaction((tx) => queueDue(tx, needs, { most, now })),
    requeue: (most, now) =>
      postgres.transaction((tx) =>
        requeueMails(tx, { ...needs, table: 'reminders', jobOf: REMINDER_JOBS.send, now, most }),
      ),
    findTarget: (reminderId) => findTarget(db, reminderId),
    async take(reminderId, at) {
      const [taken] = await db
        .update(reminders)
        .set({ attempts: sql`${reminders.attempts} + 1`, tried_at: at })
        .where(
          and(isDue(reminderId), or(isNull(reminders.tried_at), lt(reminders.tried_at, lateBefore(at).lock))),
        )
        .returning();
      const [subject] = taken === undefined ? [] : await readSubjects(db, [taken.esim_id], at);
      if (taken === undefined || subject === undefined) return null;
      return { kind: taken.kind, period: taken.period, subject };
    },
    async end(reminderId, end, at) {
      await db
        .update(reminders)
        .set({ status: end, sent_at: end === 'sent' ? at : null })
        .where(isDue(reminderId));
    },
    async drop(reminderId) {
      await db.delete(reminders).where(isDue(reminderId));
    },
  };
}

/** What is decided and when it is decided again are one transaction, so a crash neither loses nor repeats a reminder. */
async function queueDue(tx: Transaction, needs: QueueingStoreNeeds, { most, now }: Round): Promise<number> {
  const due = await tx
    .select({ id: esims.id })
    .from(esims)
    .where(lte(esims.remind_at, now))
    .orderBy(asc(esims.remind_at))
    .limit(most)
    .for('update', { skipLocked: true });
  const subjects = await readSubjects(
    tx,
    due.map(({ id }) => id),
    now,
  );
  const decided = subjects.flatMap((subject) =>
    decideReminders(subject, now).map((one) => ({
      ...one,
      esim_id: subject.id,
      status: 'due' as const,
      created_at: now,
    })),
  );
  const added =
    decided.length === 0
      ? []
      : await tx.insert(reminders).values(decided).onConflictDoNothing().returning({ id: reminders.id });
  await decideAgain(tx, subjects, now);
  // Transactions that queue the same keys must do it in the same order, or they could deadlock.
  for (const id of added.map((one) => one.id).toSorted())
    await needs.enqueueWithin(tx, REMINDER_JOBS.send(id));
  return due.length;
}

async function decideAgain(tx: Transaction, subjects: readonly ReminderSubject[], now: Date): Promise<void> {
  if (subjects.length === 0) return;
  const ids = subjects.map(({ id }) => id);
  const times = subjects.map((subject) => nextMoment(subject, now)?.toISOString() ?? null);
  await tx.execute(sql`update esims set remind_at = next.at
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as next (id, at)
    where esims.id = next.id`);
}

async function findTarget(db: Postgres['db'], reminderId: string): Promise<ReminderTarget | null> {
  const [found] = await db
    .select({
      kind: reminders.kind,
      esim: topupTargetColumns(),
      isRechargeable: packages.is_rechargeable,
    })
    .from(reminders)
    .innerJoin(esims, eq(esims.id, reminders.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(and(eq(reminders.id, reminderId), eq(reminders.status, 'due')));
  return found ?? null;
}
