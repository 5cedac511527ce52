/** How a mail ended. `refused`: the mail server will never accept it. `skipped`: it was no longer wanted or allowed. */
export type MailEnd = 'sent' | 'refused' | 'skipped';

export type MailRowStatus = 'due' | MailEnd;

export type MailOutcome = MailEnd | 'nothing-to-do' | 'try-again';
