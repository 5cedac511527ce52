import type { Clock } from '#core/clock.ts';
import type { ReminderStore } from './reminder-store.ts';

/** A transaction locks at most this many eSIMs. */
const BATCH = 100;
/** What is left waits for the next round. */
const MOST_BATCHES = 20;

export type QueueRemindersNeeds = Readonly<{
  reminders: Pick<ReminderStore, 'queueDue' | 'requeue'>;
  clock: Clock;
}>;

/** One round: decides about the eSIMs whose time has come, and repeats reminders that got lost. */
export async function queueReminders({ reminders, clock }: QueueRemindersNeeds): Promise<void> {
  const now = clock.now();
  await reminders.requeue(BATCH, now);
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if ((await reminders.queueDue(BATCH, now)) < BATCH) return;
  }
}
