/** How a mail ended. `refused`: the mail server will never accept it. `skipped`: it was no longer wanted or allowed. */
export type MailEnd = 'sent' | 'refused' | 'skipped';

export type MailRowStatus = 'due' | MailEnd;

/** What became of sending a mail. `Unsent`: how a mail of this kind ends that must not be sent any more. */
export type MailOutcome<Unsent extends string = 'skipped'> =
  | 'sent'
  | 'refused'
  | Unsent
  | 'nothing-to-do'
  | 'try-again';
