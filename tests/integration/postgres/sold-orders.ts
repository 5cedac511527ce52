import { sql } from 'drizzle-orm';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

export type Unit = Readonly<{
  packageId: string;
  cents: number;
  discountCents?: number;
  outcome?: string;
  seconds?: number;
}>;
type Bought = Readonly<{ paidAt: string | null; status?: string; units: readonly Unit[] }>;

let payments = 0;

/** Written row by row: the order flow takes its times from the clock. */
export async function buy(
  { transaction }: Postgres,
  { paidAt, status = 'fulfilled', units }: Bought,
): Promise<string> {
  const subtotal = units.reduce((sum, { cents }) => sum + cents, 0);
  const discount = units.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0);
  const paymentId = `pi_${++payments}`;
  await transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      values ('a@example.com', 'en', ${status}, ${subtotal}, ${discount}, ${subtotal - discount}, 'USD',
        gen_random_uuid()::text, 'hash', 'hash', '2026-01-01', '2027-01-01', ${paidAt})
      returning id`);
    const orderId = rows[0]?.id;
    for (const [
      index,
      { packageId, cents, discountCents = 0, outcome = null, seconds = 0 },
    ] of units.entries())
      await tx.execute(sql`
        insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, outcome, settled_at,
          deliver_by, vendor_order_id)
        values (${orderId}, ${index + 1}, ${packageId}, 'sim', ${cents}, ${discountCents}, ${outcome},
          ${outcome === null || paidAt === null ? null : new Date(Date.parse(paidAt) + seconds * 1000).toISOString()},
          ${paidAt}, ${outcome === 'delivered' ? `${paymentId}-${index}` : null})`);
    if (paidAt !== null)
      await tx.execute(sql`
        insert into payments (payment_id, order_id, session_id, amount_cents, currency, counts, paid_at)
        values (${paymentId}, ${orderId}, ${paymentId}, ${subtotal - discount}, 'USD', true, ${paidAt})`);
  });
  return paymentId;
}

type GivenBack = Readonly<{ paymentId: string; at: string; cents: number; status?: 'due' | 'refused' }>;

export async function giveBack(
  { transaction }: Postgres,
  { paymentId, at, cents, status = 'due' }: GivenBack,
) {
  await transaction(async (tx) => {
    await tx.execute(sql`
      insert into refunds (payment_id, reason, amount_cents, status, idempotency_key, created_at)
      values (${paymentId}, 'cancelled-order', ${cents}, ${status}, gen_random_uuid()::text, ${at})`);
  });
}
