import type { LeadStore } from '#core/orders/lead.ts';
import type { Postgres } from './connect-postgres.ts';
import { leads } from './schema/leads.ts';

export function createLeadStore({ db }: Pick<Postgres, 'db'>): LeadStore {
  return {
    async capture({ email, source, cart, cartValueCents, utm }, at) {
      await db.insert(leads).values({
        email,
        source,
        cart,
        cart_value_cents: cartValueCents,
        utm_source: utm.source,
        utm_medium: utm.medium,
        utm_campaign: utm.campaign,
        utm_content: utm.content,
        utm_term: utm.term,
        captured_at: at,
      });
    },
  };
}
