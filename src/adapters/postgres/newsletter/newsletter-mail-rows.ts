import { and, count, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#core/durations.ts';
import type { MailRows } from '#core/mail/send-mail-row.ts';
import type { DueNewsletterMail } from '#core/newsletter/newsletter-store.ts';
import { CONFIRM_WITHIN_DAYS } from '#core/newsletter/newsletter.ts';
import type { Database, Postgres } from '../connection/connect-postgres.ts';
import { endMail, takeMail } from '../mails/mail-rows.ts';
import { newsletterMails } from '../schema/newsletter.ts';
import { isSubscribed } from './newsletter-store.ts';

const TABLE = 'newsletter_mails';

export function createNewsletterMailRows({ db }: Pick<Postgres, 'db'>): MailRows<DueNewsletterMail> {
  return {
    take: async (id, at) => ((await takeMail(db, { table: TABLE, id, at })) ? readDue(db, id) : null),
    end: (id, end, at) => endMail(db, { table: TABLE, id, at }, end),
  };
}

async function readDue(db: Database, id: string): Promise<DueNewsletterMail | null> {
  const [row] = await db.select().from(newsletterMails).where(eq(newsletterMails.id, id));
  if (row === undefined) return null;
  const { kind, email, language, created_at: at } = row;
  const [earlier] = await db
    .select({ count: count() })
    .from(newsletterMails)
    .where(
      and(
        eq(newsletterMails.email, email),
        eq(newsletterMails.kind, 'confirm'),
        eq(newsletterMails.status, 'sent'),
        gt(newsletterMails.created_at, new Date(at.getTime() - CONFIRM_WITHIN_DAYS * DAY_MS)),
      ),
    );
  return {
    id,
    kind,
    email,
    language,
    isSubscribed: await isSubscribed(db, email),
    earlier: earlier?.count ?? 0,
  };
}
