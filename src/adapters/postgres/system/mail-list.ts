import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ACCOUNT_JOBS } from '#core/accounts/account-jobs.ts';
import { CART_REMINDER_JOBS } from '#core/cart-reminders/cart-reminder-jobs.ts';
import { CHAT_JOBS } from '#core/chat/chat-jobs.ts';
import type { QueuedJob } from '#core/jobs/job.ts';
import { NEWSLETTER_JOBS } from '#core/newsletter/newsletter-jobs.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import { REMINDER_JOBS } from '#core/reminders/reminder-jobs.ts';
import { SHARE_JOBS } from '#core/shares/share-jobs.ts';
import { TICKET_JOBS } from '#core/support/ticket-jobs.ts';
import { canBeResent, mailState, type MailList, type MailFamily } from '#core/system/mail-list.ts';
import { WITHDRAWAL_JOBS } from '#core/withdrawals/withdrawal-jobs.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { countMails, listMails } from './read-mails.ts';

type MailTable = Readonly<{ table: SQL; key: SQL; jobOf: (id: string) => QueuedJob }>;

const TABLES: Readonly<Record<MailFamily, MailTable>> = {
  order: { table: sql`sent_mails`, key: sql`id`, jobOf: ORDER_JOBS.sendMail },
  account: { table: sql`account_mails`, key: sql`id`, jobOf: ACCOUNT_JOBS.sendMail },
  share: { table: sql`share_mails`, key: sql`id`, jobOf: SHARE_JOBS.sendMail },
  reminder: { table: sql`reminders`, key: sql`id`, jobOf: REMINDER_JOBS.send },
  withdrawal: { table: sql`withdrawal_mails`, key: sql`id`, jobOf: WITHDRAWAL_JOBS.sendMail },
  newsletter: { table: sql`newsletter_mails`, key: sql`id`, jobOf: NEWSLETTER_JOBS.sendMail },
  cart: { table: sql`cart_reminders`, key: sql`id`, jobOf: CART_REMINDER_JOBS.send },
  ticket: { table: sql`ticket_mails`, key: sql`message_id`, jobOf: TICKET_JOBS.sendMail },
  chat: { table: sql`chat_mails`, key: sql`id`, jobOf: CHAT_JOBS.sendMail },
};

const Found = z.array(z.object({ status: z.string(), attempts: z.number() }));

/** The staff's view of every mail that the shop wrote. Their texts are not stored. */
export function createMailList({ postgres, enqueueWithin }: QueueingStoreNeeds): MailList {
  const { db, transaction } = postgres;
  return {
    counts: (since) => countMails(db, since),
    list: (query) => listMails(db, query),
    resend: ({ family, id, by, at }) =>
      transaction(async (tx) => {
        const { table, key, jobOf } = TABLES[family];
        const { rows } = await tx.execute(
          sql`select status, attempts from ${table} where ${key} = ${id} for update`,
        );
        const [mail] = Found.parse(rows);
        if (mail === undefined) return 'not-found';
        if (!canBeResent(family, mailState(mail.status))) return 'not-failed';
        await tx.execute(
          sql`update ${table} set status = 'due', attempts = 0, tried_at = null where ${key} = ${id}`,
        );
        await enqueueWithin(tx, jobOf(id));
        await writeAudit(tx, {
          by,
          at,
          action: 'mail-resent',
          target: { kind: 'mail', id },
          before: { about: family, status: mail.status, attempts: mail.attempts },
          after: { status: 'due' },
        });
        return 'queued';
      }),
  };
}
