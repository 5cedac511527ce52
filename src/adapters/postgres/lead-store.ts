import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CART_REMINDER_TEXT, REMIND_AFTER_MS } from '#core/cart-reminders/cart-reminder.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { Lead, LeadStore } from '#core/orders/checkout/lead.ts';
import type { Postgres, Transaction } from './connection/connect-postgres.ts';

/** One row per address and day (UTC): the last cart is stored, and known campaign fields are kept. */
export function createLeadStore(postgres: Pick<Postgres, 'transaction'>): LeadStore {
  return {
    capture: (lead, at) =>
      postgres.transaction(async (tx) => {
        const leadId = await storeLead(tx, lead, at);
        if (lead.reminderLanguage === null) await forgetReminder(tx, leadId);
        else await storeReminder(tx, { leadId, language: lead.reminderLanguage, at });
      }),
  };
}

const Ids = z.tuple([z.object({ id: z.coerce.number() })]);

async function storeLead(
  tx: Transaction,
  { email, source, cart, cartValueCents, utm }: Lead,
  at: Date,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into leads as l (email, source, cart, cart_value_cents,
      utm_source, utm_medium, utm_campaign, utm_content, utm_term, captured_at)
    values (${email}, ${source}, ${JSON.stringify(storedCart(cart))}::jsonb, ${cartValueCents},
      ${utm.source}, ${utm.medium}, ${utm.campaign}, ${utm.content}, ${utm.term}, ${at})
    on conflict (email, ((captured_at at time zone 'UTC')::date)) do update set
      source = excluded.source,
      cart = excluded.cart,
      cart_value_cents = excluded.cart_value_cents,
      utm_source = coalesce(excluded.utm_source, l.utm_source),
      utm_medium = coalesce(excluded.utm_medium, l.utm_medium),
      utm_campaign = coalesce(excluded.utm_campaign, l.utm_campaign),
      utm_content = coalesce(excluded.utm_content, l.utm_content),
      utm_term = coalesce(excluded.utm_term, l.utm_term),
      captured_at = greatest(excluded.captured_at, l.captured_at)
    returning id`);
  const [{ id }] = Ids.parse(rows);
  return id;
}

/** The stored lines have the price in dollars. */
function storedCart(cart: Lead['cart']) {
  return cart.map(({ priceCents, ...line }) => ({ ...line, price: dollarsFromCents(priceCents) }));
}

type Reminding = Readonly<{ leadId: number; language: string; at: Date }>;

/** The three hours begin again with each submit. A reminder that was sent or is being sent stays the only one. */
async function storeReminder(tx: Transaction, { leadId, language, at }: Reminding): Promise<void> {
  const dueAt = new Date(at.getTime() + REMIND_AFTER_MS);
  await tx.execute(sql`
    insert into cart_reminders as r (lead_id, language, consent_text, consented_at, status, due_at, created_at)
    values (${leadId}, ${language}, ${CART_REMINDER_TEXT}, ${at}, 'waiting', ${dueAt}, ${at})
    on conflict (lead_id) do update set language = excluded.language, consent_text = excluded.consent_text,
      consented_at = excluded.consented_at, due_at = excluded.due_at
    where r.status = 'waiting'`);
}

/** The box is not ticked any more. */
async function forgetReminder(tx: Transaction, leadId: number): Promise<void> {
  await tx.execute(sql`delete from cart_reminders where lead_id = ${leadId} and status = 'waiting'`);
}
