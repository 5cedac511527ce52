import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DueCartReminder } from '#core/cart-reminders/cart-reminder-store.ts';
import type { MailRows } from '#core/mail/send-mail-row.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import type { Database, Postgres } from '../connection/connect-postgres.ts';
import { endMail, takeMail } from '../mails/mail-rows.ts';
import { cartReminders } from '../schema/cart-reminders.ts';
import { leads } from '../schema/leads.ts';
import { isCartOptedOut, readLines } from './cart-reminder-store.ts';

const TABLE = 'cart_reminders';

type Needs = Pick<Postgres, 'db'> & Readonly<{ offers: OfferReader }>;

export function createCartReminderRows({ db, offers }: Needs): MailRows<DueCartReminder> {
  return {
    take: async (id, at) => ((await takeMail(db, { table: TABLE, id, at })) ? readDue(db, offers, id) : null),
    end: (id, end, at) => endMail(db, { table: TABLE, id, at }, end),
  };
}

const Facts = z.tuple([z.object({ has_paid: z.boolean(), last_sent: z.coerce.date().nullable() })]);

async function readDue(db: Database, offers: OfferReader, id: string): Promise<DueCartReminder | null> {
  const [found] = await db
    .select({ reminder: cartReminders, lead: leads })
    .from(cartReminders)
    .innerJoin(leads, eq(leads.id, cartReminders.lead_id))
    .where(eq(cartReminders.id, id));
  if (found === undefined) return null;
  const { reminder, lead } = found;
  const { email } = lead;
  const { rows } = await db.execute(sql`select
    exists (select 1 from orders where email = ${email} and paid_at >= ${reminder.consented_at}) as has_paid,
    (select max(r.sent_at) from cart_reminders r join leads l on l.id = r.lead_id where l.email = ${email}) as last_sent`);
  const [facts] = Facts.parse(rows);
  return {
    id,
    email,
    language: reminder.language,
    dueAt: reminder.due_at,
    isOptedOut: await isCartOptedOut(db, email),
    hasPaidSince: facts.has_paid,
    lastSentAt: facts.last_sent,
    lines: await readLines(offers, lead.cart),
  };
}
