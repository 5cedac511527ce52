import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createStaffOrders } from '#adapters/postgres/staff/orders/staff-orders.ts';
import { ATTENTION_AFTER_MS, attentionOf } from '#core/staff/orders/attention.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const AGES = [ATTENTION_AFTER_MS - 1, ATTENTION_AFTER_MS, ATTENTION_AFTER_MS + 1].map(ago);

type Facts = Parameters<typeof attentionOf>[0];
const settled: Facts = { paidAt: ago(3_600_000), hasOpenUnit: false, refunds: [], mails: [] };

/** Each fact alone, on both sides of the five minutes. */
const CASES: readonly Facts[] = [
  settled,
  { ...settled, paidAt: null, hasOpenUnit: true },
  ...AGES.map((paidAt) => ({ ...settled, paidAt, hasOpenUnit: true })),
  ...(['due', 'done', 'refused'] as const).flatMap((status) =>
    AGES.map((createdAt) => ({ ...settled, refunds: [{ status, createdAt }] })),
  ),
  ...(['due', 'sent', 'refused', 'replaced'] as const).map((status) => ({ ...settled, mails: [{ status }] })),
];

async function add(
  { transaction }: Postgres,
  { paidAt, hasOpenUnit, refunds, mails }: Facts,
): Promise<string> {
  const id = randomUUID();
  const isOpen = paidAt === null || hasOpenUnit;
  await transaction(async (tx) => {
    await tx.execute(sql`insert into orders (id, email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      values (${id}, 'a@example.com', 'en', ${paidAt === null ? 'awaiting-payment' : 'paid'}, 100, 0, 100, 'USD', ${id}, 'hash', 'hash',
        ${ago(7_200_000)}, ${NOW}, ${paidAt})`);
    await tx.execute(sql`insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, deliver_by, outcome,
        settled_at, vendor_order_id)
      values (${id}, 1, 'plan', 'sim', 100, 0, ${paidAt}, ${isOpen ? null : 'delivered'}, ${isOpen ? null : NOW}, ${isOpen ? null : id})`);
    await tx.execute(sql`insert into payments (payment_id, order_id, session_id, amount_cents, currency, counts, paid_at)
      select ${id}, ${id}, ${id}, 100, 'USD', true, ${paidAt} where ${paidAt}::timestamptz is not null`);
    for (const { status, createdAt } of refunds)
      await tx.execute(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at,
          provider_refund_id, done_at)
        select ${id}, u.id, 'goodwill', 100, ${status}, ${id}, ${createdAt}, ${status === 'done' ? id : null}, ${status === 'done' ? NOW : null}
        from order_units u where u.order_id = ${id}`);
    for (const { status } of mails)
      await tx.execute(sql`insert into sent_mails (kind, subject, order_id, recipient, message_id, status, created_at, sent_at)
        values ('order', ${id}, ${id}, 'a@example.com', ${id}, ${status}, ${NOW}, ${status === 'sent' ? NOW : null})`);
  });
  return id;
}

test('ADMIN-05 the list of orders that need attention agrees with core about each, and leaves out what is handled', async () => {
  const postgres = await aPostgres();
  await createCatalogueStore(postgres).replaceCatalogue([anOfferedPackage({ package_id: 'plan' })], NOW);
  const orders = createStaffOrders({ postgres, enqueueWithin: () => Promise.resolve() });
  const expected = new Set<string>();
  for (const facts of CASES) {
    const id = await add(postgres, facts);
    if (attentionOf(facts, NOW).length > 0) expected.add(id);
  }
  const listed = async () => {
    const found = await orders.search({ lookups: null, isAttention: true, now: NOW, most: 100 });
    expect(await orders.countAttention(NOW)).toBe(found.length);
    return new Set(found.map(({ id }) => id));
  };
  expect(await listed()).toEqual(expected);
  expect(expected.size).toBe(8);
  const [handled = ''] = expected;
  await orders.markHandled(handled, true, { by: 'an-admin', at: NOW });
  expected.delete(handled);
  expect(await listed()).toEqual(expected);
});
