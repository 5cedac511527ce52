import type { Clock } from '#core/clock.ts';
import type { MailEnd, MailOutcome } from './mail-row.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails of one kind that wait in a table. */
export interface MailRows<Due> {
  /** Locks a due mail, so that no other process sends it. Null: nothing to send now. */
  take(mailId: string, at: Date): Promise<Due | null>;
  /** Does nothing when it has ended already. */
  end(mailId: string, end: MailEnd, at: Date): Promise<void>;
}

type Sending<Due> = Readonly<{
  rows: MailRows<Due>;
  mailer: Mailer;
  clock: Clock;
  /** Null: it must not be sent any more. */
  write(due: Due): Promise<Mail | null>;
}>;

/**
 * Sends one mail. After a crash between sending and recording it, it is sent again with the same message id, so that the
 * receiver can detect the duplicate. A deferred mail stays due; the reconciler queues it again.
 */
export async function sendMailRow<Due>(
  { rows, mailer, clock, write }: Sending<Due>,
  mailId: string,
): Promise<MailOutcome> {
  const due = await rows.take(mailId, clock.now());
  if (due === null) return 'nothing-to-do';
  const mail = await write(due);
  const end = mail === null ? 'skipped' : await endOf(mailer, mail);
  if (end === 'try-again') return end;
  await rows.end(mailId, end, clock.now());
  return end;
}

async function endOf(mailer: Mailer, mail: Mail): Promise<'sent' | 'refused' | 'try-again'> {
  const { kind } = await mailer.send(mail);
  if (kind === 'try-later') return 'try-again';
  return kind === 'accepted' ? 'sent' : 'refused';
}
