import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { MailOutcome } from './mail-row.ts';
import type { Mail, Mailer } from './mailer.ts';
import { LATE_AFTER_ATTEMPTS } from './retry.ts';

/** Mails of one kind that wait in a table. `Unsent`: how one ends that must not be sent any more. */
export interface MailRows<Due extends object, Unsent extends string = 'skipped'> {
  /** Locks a due mail, so that no other process sends it. Null: nothing to send now. */
  take(mailId: string, at: Date): Promise<Due | Unsent | null>;
  /** Does nothing when it has ended already. */
  end(mailId: string, end: 'sent' | 'refused' | Unsent, at: Date): Promise<void>;
}

type Alerting<Due> = Readonly<{
  alerts: Alerts;
  /** Raised while the mail server keeps deferring a mail, settled when that mail is sent. */
  late: Alert;
  attemptsOf: (due: Due) => number;
  /** The mail server will never accept it. Null: nobody has to act. */
  refused?: (due: Due) => Alert | null;
  /** It must not be sent any more, and somebody should know. */
  unsent?: Alert;
}>;

type Sending<Due extends object, Unsent extends string> = Readonly<{
  rows: MailRows<Due, Unsent>;
  mailer: Mailer;
  clock: Clock;
  /** Returns how the mail ends if it must not be sent any more. */
  write(due: Due): Promise<Mail | Unsent>;
  alerting?: Alerting<Due>;
}>;

/**
 * Sends one mail. After a crash between sending and recording it, it is sent again with the same message id, so that the
 * receiver can detect the duplicate. A deferred mail stays due; the reconciler queues it again.
 */
export async function sendMailRow<Due extends object, Unsent extends string>(
  sending: Sending<Due, Unsent>,
  mailId: string,
): Promise<MailOutcome<Unsent>> {
  const { rows, mailer, clock, alerting } = sending;
  const due = await rows.take(mailId, clock.now());
  if (due === null) return 'nothing-to-do';
  if (isUnsent(due)) return endUnsent(sending, mailId, due);
  const mail = await sending.write(due);
  if (isUnsent(mail)) return endUnsent(sending, mailId, mail);
  const { kind } = await mailer.send(mail);
  if (kind === 'try-later') {
    if (alerting !== undefined && alerting.attemptsOf(due) >= LATE_AFTER_ATTEMPTS)
      await alerting.alerts.raise(alerting.late, clock.now());
    return 'try-again';
  }
  return end(sending, mailId, { due, how: kind === 'accepted' ? 'sent' : 'refused' });
}

type Ending<Due> = Readonly<{ due: Due; how: 'sent' | 'refused' }>;

/**
 * An alert about a mail that is not sent comes first: after a crash between the two, the mail is still due and the job runs
 * again.
 */
async function end<Due extends object, Unsent extends string>(
  { rows, clock, alerting }: Sending<Due, Unsent>,
  mailId: string,
  { due, how }: Ending<Due>,
): Promise<'sent' | 'refused'> {
  const refusal = how === 'refused' ? (alerting?.refused?.(due) ?? null) : null;
  if (refusal !== null) await alerting?.alerts.raise(refusal, clock.now());
  await rows.end(mailId, how, clock.now());
  if (how === 'sent' && alerting !== undefined && alerting.attemptsOf(due) > LATE_AFTER_ATTEMPTS)
    await alerting.alerts.settle(alerting.late.kind, clock.now());
  return how;
}

async function endUnsent<Due extends object, Unsent extends string>(
  { rows, clock, alerting }: Sending<Due, Unsent>,
  mailId: string,
  how: Unsent,
): Promise<Unsent> {
  if (alerting?.unsent !== undefined) await alerting.alerts.raise(alerting.unsent, clock.now());
  await rows.end(mailId, how, clock.now());
  return how;
}

function isUnsent<Unsent extends string>(value: object | Unsent): value is Unsent {
  return typeof value === 'string';
}
