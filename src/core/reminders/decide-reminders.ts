import { dueReminders } from './due-reminders.ts';
import { reminderRecipient, type ReminderRecipient } from './reminder-recipient.ts';
import type { ReminderSubject, TakenReminder } from './reminder-store.ts';
import { reminderGroup } from './reminder-group.ts';
import { reminderPeriod, type ReminderKind } from './reminder.ts';

type Decided = Readonly<{ kind: ReminderKind; period: number }>;

/** What to send about an eSIM now. */
export function decideReminders(subject: ReminderSubject, now: Date): readonly Decided[] {
  const recipient = reminderRecipient(subject.holding);
  if (recipient === null) return [];
  return due(subject, subject.reminders, now).filter(({ kind }) => isWanted(subject, recipient, kind));
}

/** Whether a reminder is still true when it is sent, and to whom it goes. Null: it is not sent. */
export function recipientIfStillDue(
  { kind, period, subject }: TakenReminder,
  reminderId: string,
  now: Date,
): ReminderRecipient | null {
  const recipient = reminderRecipient(subject.holding);
  if (recipient === null || !isWanted(subject, recipient, kind)) return null;
  const others = subject.reminders.filter(({ id }) => id !== reminderId);
  const isDue = due(subject, others, now).some((one) => one.kind === kind && one.period === period);
  return isDue ? recipient : null;
}

function due(
  subject: ReminderSubject,
  reminders: ReminderSubject['reminders'],
  now: Date,
): readonly Decided[] {
  const periodOf = (kind: ReminderKind) => reminderPeriod(kind, subject.topups.length);
  const sent = reminders.filter(({ kind, period }) => period === periodOf(kind)).map(({ kind }) => kind);
  return dueReminders(subject, new Set(sent), now).map((kind) => ({ kind, period: periodOf(kind) }));
}

function isWanted({ optedOut }: ReminderSubject, { email }: ReminderRecipient, kind: ReminderKind): boolean {
  return optedOut.get(email)?.has(reminderGroup(kind)) !== true;
}
