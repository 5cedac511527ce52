import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSalesReader } from '#adapters/postgres/catalogue/sales-reader.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

type Bought = Readonly<{
  packageId: string;
  paidDaysAgo: number | null;
  status: string;
  kind?: 'sim' | 'topup';
}>;

/** An order of one unit. Written row by row, because only some of its columns matter here. */
async function buy(
  { transaction }: Postgres,
  { packageId, paidDaysAgo, status, kind = 'sim' }: Bought,
): Promise<void> {
  const paidAt = paidDaysAgo === null ? null : daysAgo(paidDaysAgo).toISOString();
  await transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      values ('a@example.com', 'en', ${status}, 100, 0, 100, 'USD', gen_random_uuid()::text, 'hash', 'hash',
        ${daysAgo(90).toISOString()}, ${NOW.toISOString()}, ${paidAt})
      returning id`);
    await tx.execute(sql`
      insert into order_units (order_id, position, package_id, kind, target_iccid, price_cents, discount_cents)
      values (${rows[0]?.id}, 1, ${packageId}, ${kind}, ${kind === 'topup' ? '8910300000000000000' : null}, 100, 0)`);
  });
}

async function aShop() {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  const offered = [
    anOfferedPackage({ package_id: 'japan-1', slug: 'japan' }),
    anOfferedPackage({ package_id: 'japan-2', slug: 'japan' }),
    anOfferedPackage({ package_id: 'peru-1', slug: 'peru' }),
    anOfferedPackage({ package_id: 'chad-1', slug: 'chad' }),
  ];
  await store.replaceCatalogue(offered, daysAgo(5));
  return { postgres, store, reader: createSalesReader(postgres) };
}

test('PLANS-24 recently paid units are counted per destination; unpaid, refunded, old ones and top-ups are not', async () => {
  const { postgres, reader } = await aShop();
  await buy(postgres, { packageId: 'japan-1', paidDaysAgo: 1, status: 'paid' });
  await buy(postgres, { packageId: 'japan-2', paidDaysAgo: 29, status: 'fulfilled' });
  await buy(postgres, { packageId: 'peru-1', paidDaysAgo: 2, status: 'paid' });
  await buy(postgres, { packageId: 'peru-1', paidDaysAgo: 2, status: 'refunded' });
  await buy(postgres, { packageId: 'peru-1', paidDaysAgo: 31, status: 'fulfilled' });
  await buy(postgres, { packageId: 'peru-1', paidDaysAgo: 2, status: 'paid', kind: 'topup' });
  await buy(postgres, { packageId: 'chad-1', paidDaysAgo: null, status: 'awaiting-payment' });
  const { unitsSold } = await reader.readSales(daysAgo(30));
  expect(Object.fromEntries(unitsSold)).toEqual({ japan: 2, peru: 1 });
});

test('PLANS-24 the owner’s picks are in the owner’s order, each once', async () => {
  const { postgres, reader } = await aShop();
  await postgres.db.execute(sql`insert into popular_picks (position, slug) values (2, 'japan'), (1, 'peru')`);
  expect((await reader.readSales(NOW)).picks).toEqual(['peru', 'japan']);
  await expect(
    postgres.db.execute(sql`insert into popular_picks (position, slug) values (3, 'japan')`),
  ).rejects.toThrow();
});

test('PAGE-14 only a limited stock of zero is sold out', async () => {
  const { reader, store } = await aShop();
  const stock = (package_id: string, available_stock: number | null) =>
    store.saveInventory({ package_id, price_cents: 0, available_stock }, NOW);
  await stock('japan-1', 0);
  await stock('japan-2', 1);
  await stock('peru-1', null);
  expect([...(await reader.readSales(NOW)).soldOut]).toEqual(['japan-1']);
});

test('PLANS-18 a destination counts as changed when its packages change or the owner sets a price', async () => {
  const { store } = await aShop();
  await store.saveInventory({ package_id: 'peru-1', price_cents: 900, available_stock: null }, NOW);
  const { changedAt } = await store.load();
  expect(changedAt?.get('japan')).toEqual(daysAgo(5));
  expect(changedAt?.get('peru')).toEqual(NOW);
});
