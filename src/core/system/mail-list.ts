import type { MAIL_FAMILIES, MAIL_STATES } from './system-values.ts';

export type MailFamily = (typeof MAIL_FAMILIES)[number];

export type MailState = (typeof MAIL_STATES)[number];

/** A state of a row in any of the tables. */
export function mailState(status: string): MailState {
  if (status === 'sent') return 'sent';
  if (status === 'refused') return 'failed';
  return status === 'due' || status === 'waiting' ? 'waiting' : 'not-sent';
}

/** The link of a mail about an account is deleted when the mail ends, so it cannot be sent again. */
export function canBeResent(family: MailFamily, state: MailState): boolean {
  return state === 'failed' && family !== 'account';
}

export type ListedMail = Readonly<{
  id: string;
  /** Its position in the list. */
  cursor: string;
  family: MailFamily;
  /** A name of the family's own, such as `refund`. */
  kind: string;
  state: MailState;
  /** Null: erased. */
  recipient: string | null;
  attempts: number;
  createdAt: Date;
  triedAt: Date | null;
  sentAt: Date | null;
  order: Readonly<{ id: string; number: number }> | null;
  ticket: Readonly<{ id: string; number: number }> | null;
}>;

export type MailCount = Readonly<{ family: MailFamily; state: MailState; count: number }>;

export type MailQuery = Readonly<{
  /** The beginning of an address, in lower case. */
  recipient: string | undefined;
  state: MailState | undefined;
  /** Only mails after the one with this cursor. */
  after: string | undefined;
  most: number;
}>;

export type MailResend = Readonly<{ family: MailFamily; id: string; by: string; at: Date }>;

export interface MailList {
  /** Of mails written since then. */
  counts(since: Date): Promise<readonly MailCount[]>;
  /** The newest first. */
  list(query: MailQuery): Promise<readonly ListedMail[]>;
  /**
   * Queues the job of a failed mail again, with an entry in the audit log. `not-failed`: it was queued meanwhile, or
   * cannot be sent again.
   */
  resend(resend: MailResend): Promise<'queued' | 'not-failed' | 'not-found'>;
}
