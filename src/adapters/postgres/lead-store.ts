import { sql } from 'drizzle-orm';
import { dollarsFromCents } from '#core/money.ts';
import type { Lead, LeadStore } from '#core/orders/checkout/lead.ts';
import type { Postgres } from './connection/connect-postgres.ts';

/** One row per address and day (UTC): the last cart is stored, and known campaign fields are kept. */
export function createLeadStore({ db }: Pick<Postgres, 'db'>): LeadStore {
  return {
    async capture({ email, source, cart, cartValueCents, utm }, at) {
      await db.execute(sql`
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
          captured_at = greatest(excluded.captured_at, l.captured_at)`);
    },
  };
}

/** The stored lines have the price in dollars. */
function storedCart(cart: Lead['cart']) {
  return cart.map(({ priceCents, ...line }) => ({ ...line, price: dollarsFromCents(priceCents) }));
}
