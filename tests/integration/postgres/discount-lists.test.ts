import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createDiscountEditor } from '#adapters/postgres/discounts/discount-editor.ts';
import { createDiscountSeriesStore } from '#adapters/postgres/discounts/discount-series-store.ts';
import { createAuditLog } from '#adapters/postgres/staff/audit-log.ts';
import type { DiscountQuery } from '#core/discounts/discount-editor.ts';
import { discountState, DISCOUNT_STATES } from '#core/discounts/discount-state.ts';
import type { DiscountRules } from '#core/discounts/judge-discount-change.ts';
import { aDiscount } from '#tests/builders/discount.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const ACTION = { by: 'an-admin', at: NOW };
const ALL: DiscountQuery = { start: null, state: null, seriesId: null, before: null, most: 1_000, now: NOW };

async function aShop() {
  const postgres = await aPostgres();
  await createCatalogueStore(postgres).replaceCatalogue(
    ['japan', 'peru'].map((id) => anOfferedPackage({ package_id: id, slug: id })),
    NOW,
  );
  let last = 0;
  const audit = createAuditLog(postgres);
  return {
    postgres,
    editor: createDiscountEditor(postgres),
    series: createDiscountSeriesStore({ postgres, randomNumber: (end) => (last += 7) % end }),
    audited: async () => (await audit.list({ most: 100 })).map(({ action, after }) => ({ action, after })),
  };
}

const rules = (changes: Partial<DiscountRules> = {}): DiscountRules => {
  const { uses: _uses, isActive: _isActive, ...wanted } = aDiscount({ code: 'SUMMER', ...changes });
  return wanted;
};

const around = [null, ...[-1, 0, 1].map((ms) => new Date(NOW.getTime() + ms))];

test('ADMIN-72 the filter by state agrees with core at every edge of time, limit and pause', async () => {
  const { postgres, editor } = await aShop();
  let code = 0;
  for (const startsAt of around)
    for (const endsAt of around)
      for (const [uses, totalLimit] of [
        [0, null],
        [1, 2],
        [2, 2],
      ] as const)
        for (const isActive of [true, false])
          if (startsAt === null || endsAt === null || startsAt < endsAt)
            await postgres.db
              .execute(sql`insert into discount_codes (code, kind, percent, starts_at, ends_at, uses, total_limit, is_active)
              values (${`CODE-${++code}`}, 'percent', 5, ${startsAt}, ${endsAt}, ${uses}, ${totalLimit}, ${isActive})`);
  const all = await editor.list(ALL);
  expect(all).toHaveLength(code + 1);
  for (const state of DISCOUNT_STATES) {
    const expected = all.filter(({ discount }) => discountState(discount, NOW) === state);
    expect(expected.length, state).toBeGreaterThan(0);
    expect(await editor.list({ ...ALL, state }), state).toEqual(expected);
  }
});

test('ADMIN-10 a code keeps its plans, a changed list replaces them, and the list has pages without gaps', async () => {
  const { editor } = await aShop();
  const made = await editor.create(rules({ packageIds: ['peru', 'japan'] }), ACTION);
  expect(made).toMatchObject({ kind: 'saved', now: { discount: { packageIds: ['japan', 'peru'] } } });
  expect(await editor.save(rules({ packageIds: ['peru'] }), 1, ACTION)).toMatchObject({ kind: 'saved' });
  expect((await editor.find('SUMMER'))?.discount.packageIds).toEqual(['peru']);
  for (const code of ['A-1', 'A-2', 'A-3']) await editor.create(rules({ code }), ACTION);
  const first = await editor.list({ ...ALL, most: 2 });
  const second = await editor.list({ ...ALL, most: 2, before: first.at(-1)?.number ?? 0 });
  expect([...first, ...second].map(({ discount }) => discount.code)).toEqual(['A-3', 'A-2', 'A-1', 'SUMMER']);
});

test('ADMIN-10 ADMIN-19 a code that was edited since is not the one that is created again; pausing twice is one entry', async () => {
  const { editor, audited } = await aShop();
  await editor.create(rules(), ACTION);
  await editor.save(rules({ totalLimit: 9 }), 1, ACTION);
  await editor.save(rules(), 2, ACTION);
  expect(await editor.create(rules(), ACTION)).toEqual({ kind: 'taken' });
  const paused = await editor.setActive('SUMMER', false, ACTION);
  expect(await editor.setActive('SUMMER', false, ACTION)).toEqual(paused);
  expect(paused).toMatchObject({ edition: 4, discount: { isActive: false } });
  expect((await audited()).filter(({ action }) => action === 'discount-switched')).toHaveLength(1);
});

test('ADMIN-71 a checkout that ended unpaid fixes no value, a refunded order does, and only paid uses gave something', async () => {
  const { postgres, editor } = await aShop();
  await editor.create(rules(), ACTION);
  const use = async (state: string, isPaid: boolean) => {
    await postgres.transaction(async (tx) => {
      const { rows } = await tx.execute<{
        id: string;
      }>(sql`insert into orders (email, language, status, subtotal_cents,
          discount_cents, total_cents, currency, idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at, cancelled_at)
        values ('a@example.com', 'en', ${isPaid ? 'refunded' : 'cancelled'}, 100, 5, 95, 'USD', gen_random_uuid(), 'hash', 'hash',
          now(), now() + interval '1 hour', ${isPaid ? NOW : null}, ${isPaid ? null : NOW}) returning id`);
      await tx.execute(sql`insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents)
        values (${rows[0]?.id}, 1, 'japan', 'sim', 100, 5)`);
      await tx.execute(sql`insert into discount_redemptions (order_id, code, email, is_first_order, state, amount_cents)
        values (${rows[0]?.id}, 'SUMMER', 'a@example.com', false, ${state}, 5)`);
    });
    return editor.find('SUMMER');
  };
  expect(await use('released', false)).toMatchObject({ hasOrders: false, usage: { givenCents: 0 } });
  expect(await use('released', true)).toMatchObject({ hasOrders: true, usage: { givenCents: 0 } });
  expect(await use('used', true)).toMatchObject({ usage: { redeemed: 1, held: 0, givenCents: 5 } });
});

test('ADMIN-73 what a series gave away is the sum of its codes', async () => {
  const { postgres, series, editor } = await aShop();
  const { code: _code, totalLimit: _limit, ...shared } = rules();
  const [id, other] = [randomUUID(), randomUUID()];
  await series.create({ id, prefix: 'ONE', count: 4, rules: shared }, ACTION);
  await series.create({ id: other, prefix: 'TWO', count: 4, rules: shared }, ACTION);
  const own = await editor.list({ ...ALL, seriesId: id });
  const states = ['used', 'held', 'released', 'used'];
  for (const [index, { discount }] of own.entries())
    await postgres.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency, idempotency_key,
          request_hash, browser_token_hash, created_at, pay_until, paid_at)
        values ('a@example.com', 'en', 'paid', 100, 5, 95, 'USD', gen_random_uuid(), 'hash', 'hash', now(),
          now() + interval '1 hour', now()) returning id`);
      await tx.execute(sql`insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents)
        values (${rows[0]?.id}, 1, 'japan', 'sim', 100, 5)`);
      await tx.execute(sql`insert into discount_redemptions (order_id, code, email, is_first_order, state, amount_cents)
        values (${rows[0]?.id}, ${discount.code}, 'a@example.com', false, ${states[index]}, ${5 + index})`);
    });
  await editor.setActive(own[2]?.discount.code ?? '', false, ACTION);
  const listed = await editor.list({ ...ALL, seriesId: id });
  const sum = (part: 'redeemed' | 'held' | 'givenCents') =>
    listed.reduce((all, { usage }) => all + usage[part], 0);
  const usage = { redeemed: sum('redeemed'), held: sum('held'), givenCents: sum('givenCents') };
  expect(usage).toEqual({ redeemed: 2, held: 1, givenCents: 13 });
  expect(await series.find(id)).toMatchObject({ usage, pausedCount: 1 });
  expect(await series.find(other)).toMatchObject({ usage: { redeemed: 0 }, pausedCount: 0 });
});

test('ADMIN-73 another series with the same id is refused, switching counts what it switched, and lists are newest first', async () => {
  const { series, editor, audited } = await aShop();
  const { code: _code, totalLimit: _limit, ...shared } = rules();
  const add = (prefix: string, count: number, id = randomUUID()) =>
    series.create({ id, prefix, count, rules: shared }, ACTION);
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries()) await add(`S${index}`, 3, id);
  expect(await add('S0', 3, ids[0])).toMatchObject({ kind: 'saved', series: { prefix: 'S0' } });
  expect(await add('OTHER', 3, ids[0])).toEqual({ kind: 'taken' });
  expect(await add('S0', 4, ids[0])).toEqual({ kind: 'taken' });
  const first = await series.list({ before: null, most: 2 });
  const second = await series.list({ before: first.at(-1)?.number ?? 0, most: 2 });
  expect([...first, ...second].map(({ prefix }) => prefix)).toEqual(['S2', 'S1', 'S0']);

  const [id = ''] = ids;
  const own = await editor.list({ ...ALL, seriesId: id });
  expect(own).toHaveLength(3);
  expect(await editor.list({ ...ALL, start: 'S1', seriesId: id })).toEqual([]);
  expect(await editor.list({ ...ALL, start: 'S0' })).toEqual(own);
  await editor.setActive(own[0]?.discount.code ?? '', false, ACTION);
  expect(await series.setActive(id, false, ACTION)).toMatchObject({ pausedCount: 3 });
  expect((await audited())[0]).toEqual({
    action: 'discount-series-switched',
    after: { isActive: false, codes: 2 },
  });
  const codes = await series.readCodes(id, { after: 0, most: 2 });
  const rest = await series.readCodes(id, { after: codes.at(-1)?.number ?? 0, most: 2 });
  expect([...codes, ...rest].map(({ discount }) => discount.code)).toEqual(
    own.map(({ discount }) => discount.code).toReversed(),
  );
});
