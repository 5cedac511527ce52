import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CART_REMINDER_JOBS } from '#core/cart-reminders/cart-reminder-jobs.ts';
import { linesOnSale, type RemindedLine } from '#core/cart-reminders/cart-reminder.ts';
import type { CartReminderStore } from '#core/cart-reminders/cart-reminder-store.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { cartReminderOptouts, cartReminders } from '../schema/cart-reminders.ts';
import { leads } from '../schema/leads.ts';

type Needs = QueueingStoreNeeds & Readonly<{ offers: OfferReader }>;

export function createCartReminderStore(needs: Needs): CartReminderStore {
  const { postgres, offers } = needs;
  const { db } = postgres;
  return {
    queueDue: (most, now) => postgres.transaction((tx) => queueDue(tx, needs, { most, now })),
    async findCart(reminderId) {
      const [found] = await db
        .select({ cart: leads.cart })
        .from(cartReminders)
        .innerJoin(leads, eq(leads.id, cartReminders.lead_id))
        .where(eq(cartReminders.id, reminderId));
      return found === undefined ? null : readLines(offers, found.cart);
    },
    async change(email, isWanted, at) {
      if (isWanted) await db.delete(cartReminderOptouts).where(eq(cartReminderOptouts.email, email));
      else await db.insert(cartReminderOptouts).values({ email, created_at: at }).onConflictDoNothing();
    },
  };
}

/** Stored carts come from browsers; only these two fields of a line are used. */
const StoredCart = z.array(z.object({ packageId: z.string(), quantity: z.int() }));

export async function readLines(offers: OfferReader, stored: unknown): Promise<readonly RemindedLine[]> {
  const cart = StoredCart.parse(stored).map((line) => ({ ...line, priceCents: 0, title: '', country: '' }));
  return linesOnSale(cart, await offers.readOffers(cart.map(({ packageId }) => packageId)));
}

const Ids = z.array(z.object({ id: z.uuid() }));

async function queueDue(
  tx: Transaction,
  { enqueueWithin }: Needs,
  { most, now }: Readonly<{ most: number; now: Date }>,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update cart_reminders set status = 'due' where id in (
      select id from cart_reminders where status = 'waiting' and due_at <= ${now}
      order by due_at limit ${most} for update skip locked)
    returning id`);
  const ids = Ids.parse(rows).map(({ id }) => id);
  for (const id of ids.toSorted()) await enqueueWithin(tx, CART_REMINDER_JOBS.send(id));
  return ids.length;
}

/** `email` in lower case. */
export async function isCartOptedOut(db: Database, email: string): Promise<boolean> {
  const found = await db.select().from(cartReminderOptouts).where(eq(cartReminderOptouts.email, email));
  return found.length > 0;
}
