import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createStaffAccounts } from '#adapters/postgres/staff/staff-accounts.ts';
import { createAuditLog } from '#adapters/postgres/staff/audit-log.ts';
import { createStaffOrders } from '#adapters/postgres/staff/orders/staff-orders.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-11-17T10:00:00Z');
const ANA = 'ana@example.com';

/** Ana, signed in twice, of which one ended. */
async function anAccount() {
  const postgres = await aPostgres();
  const run = (query: ReturnType<typeof sql>) => postgres.db.execute(query);
  await run(sql`insert into users (id, name, email) values ('ana', 'Ana', ${ANA})`);
  await run(sql`insert into sessions (id, user_id, token, expires_at)
    values ('a', 'ana', 'a', now() + interval '1 day'), ('b', 'ana', 'b', now() - interval '1 day')`);
  await createCatalogueStore(postgres).replaceCatalogue([anOfferedPackage({ package_id: 'plan' })], AT);
  const accounts = createStaffAccounts(postgres);
  const audit = createAuditLog(postgres);
  const find = async () => {
    const found = await accounts.find('ana');
    if (found === null) throw new Error('There is no such account');
    return found;
  };
  return {
    postgres,
    run,
    accounts,
    find,
    disable: (isDisabled: boolean, seen: number) =>
      accounts.saveAccess({ userId: 'ana', isDisabled, seen, by: 'an-admin', at: AT }),
    audited: async () =>
      (await audit.list({ most: 100 })).map(({ action, before, after }) => ({ action, before, after })),
  };
}

/** Ordered by `email`; by the account `userId` or as a guest. */
const anOrder = (email: string, userId: string | null) => sql`with added as (
    insert into orders (email, user_id, language, status, subtotal_cents, discount_cents, total_cents, currency, idempotency_key,
      request_hash, browser_token_hash, created_at, pay_until, cancelled_at)
    values (${email}, ${userId}, 'en', 'cancelled', 0, 0, 0, 'USD', gen_random_uuid(), 'hash', 'secret', now(), now() + interval '1 hour', now())
    returning id)
  insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents) select id, 1, 'plan', 'sim', 0, 0 from added`;

test('ADMIN-27 an account counts its own orders and the sessions that have not ended', async () => {
  const { run, find } = await anAccount();
  await run(anOrder(ANA, 'ana'));
  for (const guest of [null, null]) await run(anOrder(ANA, guest));
  await run(anOrder('other@example.com', 'ana'));
  expect(await find()).toMatchObject({ orderCount: 2, sessionCount: 1, disabledAt: null });
});

test('ADMIN-27 the orders of an address are those of this address, newest first, and of no longer one', async () => {
  const { postgres, run } = await anAccount();
  const orders = createStaffOrders({ postgres, enqueueWithin: () => Promise.resolve() });
  await run(anOrder(ANA, null));
  await run(anOrder(ANA, 'ana'));
  for (const longer of [1, 2, 3]) await run(anOrder(`${ANA}.mx`, longer === 1 ? 'ana' : null));
  const found = await orders.ofAddress(ANA, 3);
  expect(found.map(({ email, match }) => [email, match])).toEqual([
    [ANA, null],
    [ANA, null],
  ]);
  expect(Number(found[0]?.number)).toBeGreaterThan(Number(found[1]?.number));
  expect(await orders.ofAddress(ANA, 1)).toEqual(found.slice(0, 1));
});

test('ADMIN-28 ADMIN-29 signing out and disabling also end the access of browsers that paid', async () => {
  const { run, accounts, disable } = await anAccount();
  await run(anOrder(ANA, 'ana'));
  const access = async () =>
    (await run(sql`select browser_token_hash as hash from orders`)).rows.map(({ hash }) => hash);
  expect(await accounts.signOutEverywhere('ana', { by: 'an-admin', at: AT })).toBe(2);
  expect(await access()).toEqual(['']);
  await run(sql`update orders set browser_token_hash = 'again'`);
  expect(await disable(true, 0)).toMatchObject({ kind: 'saved' });
  expect(await access()).toEqual(['']);
});

test('ADMIN-19 ADMIN-24 disabling twice is one entry, with before and after, and an edition for roles too', async () => {
  const { accounts, disable, audited, find } = await anAccount();
  const saved = await disable(true, 0);
  expect(await disable(true, 0)).toEqual(saved);
  expect(await audited()).toEqual([
    { action: 'account-access-changed', before: { isDisabled: false }, after: { isDisabled: true } },
  ]);
  const { edition } = await find();
  expect(edition).toBeGreaterThan(0);
  const roles = (seen: number) =>
    accounts.saveRoles({ userId: 'ana', wanted: ['support'], seen, by: 'an-admin', at: AT });
  expect(await roles(0)).toMatchObject({ kind: 'edited-meanwhile', now: { edition } });
  expect(await roles(edition)).toMatchObject({ kind: 'saved', now: { roles: ['support'] } });
  expect(await disable(false, edition)).toMatchObject({ kind: 'edited-meanwhile' });
});

test('ADMIN-24 B37 of admins who change an account at once, one is saved and the others are informed', async () => {
  const { accounts, disable, audited } = await anAccount();
  const roles = (wanted: 'support' | 'admin') =>
    accounts.saveRoles({ userId: 'ana', wanted: [wanted], seen: 0, by: 'an-admin', at: AT });
  const outcomes = await Promise.all([disable(true, 0), roles('support'), roles('admin')]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
    'edited-meanwhile',
    'edited-meanwhile',
    'saved',
  ]);
  expect(await audited()).toHaveLength(1);
});
