import type { Clock } from '#core/clock.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow, type MailRows } from '#core/mail/send-mail-row.ts';
import { isErasedAddress } from '#core/personal-data/erased-address.ts';
import { isReceiptMailed } from './receipt-allowed.ts';
import { withdrawalMail, type WithdrawalMailFacts } from './withdrawal-mail.ts';
import type { DueWithdrawalMail } from './withdrawal-store.ts';

export type WithdrawalMailNeeds = WithdrawalMailFacts &
  Readonly<{
    withdrawalMails: MailRows<DueWithdrawalMail>;
    mailer: Mailer;
    mailTemplates: MailTemplates;
    clock: Clock;
  }>;

/** Sends the receipt of a declaration, or the decision about it. */
export function sendWithdrawalMail(needs: WithdrawalMailNeeds, mailId: string): Promise<MailOutcome> {
  const { withdrawalMails: rows, mailer, clock } = needs;
  return sendMailRow({ rows, mailer, clock, write: (due) => write(needs, due) }, mailId);
}

async function write(needs: WithdrawalMailNeeds, due: DueWithdrawalMail): Promise<Mail | 'skipped'> {
  const { email } = due.receipt;
  if (isErasedAddress(email)) return 'skipped';
  if (due.kind === 'receipt' && !isReceiptMailed(due)) return 'skipped';
  const mail = withdrawalMail(due, needs);
  const { html, text } = await needs.mailTemplates.render(mail);
  return {
    to: email,
    subject: mail.content.subject,
    text,
    html,
    messageId: `<withdrawal-${due.id}@${new URL(needs.publicOrigin).hostname}>`,
  };
}
