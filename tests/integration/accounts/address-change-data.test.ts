import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CLASHES } from '#adapters/postgres/accounts/move-address.ts';
import { addressColumns } from '#core/personal-data/address-columns.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { NO_CANARIES } from '../canaries/canaries.ts';
import { searchTables } from '../canaries/search-tables.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { addressChangesOf } from './address-changes.ts';

const flow = anOrderFlow();
const changes = addressChangesOf(flow);
const { want, confirm, linksTo, aCustomerWithLink } = changes;

type Tables = Awaited<ReturnType<typeof changes.exportOf>>['tables'];

/** The shop reads eSIMs by itself, and the change is a change of the account. */
const MOVING = new Set(['updated_at', 'read_at', 'last_read_at', 'refreshed_at']);

/** The rows of a table as texts in any order, with the new address instead of the old one. */
function rowsOf(tables: Tables, name: string, [from, to]: readonly [string, string]): readonly string[] {
  const moved = (key: string, value: unknown) => (MOVING.has(key) ? null : value === from ? to : value);
  return (tables[name] ?? []).map((row) => JSON.stringify(row, moved)).toSorted();
}

async function placesOf(text: string): Promise<readonly string[]> {
  const found = await searchTables(flow.parts().shop.postgres.pool, { ...NO_CANARIES, address: text });
  return found.map((place) => place.replace(': address', ''));
}

/** Columns for addresses that have exactly this one. What a customer typed may contain it: `friend-of-…`. */
async function columnsWith(email: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table, column } of addressColumns()) {
    const [name, address] = [sql.identifier(table), sql.identifier(column)];
    const rows = await flow.rows(z.object({}), sql`select 1 from ${name} where ${address} = ${email}`);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Pending links, sessions and mails about the change itself differ; meanwhile the network may have been read. */
const OTHERWISE = new Set([
  'verifications',
  'sessions',
  'account_mails',
  'newsletter_mails',
  'address_changes',
  'usage_readings',
]);

test(
  'AUTH-72 LEGAL-10 LEGAL-11 everything follows the address: the export is the same, and a deletion leaves neither',
  { timeout: 120_000 },
  async () => {
    const ana = await changes.anOwnerOfEverything();
    const { email } = ana;
    const to = anEmail();
    flow.clock.advance(80 * 60 * 60);
    const session = await changes.signIn(email);
    const before = (await changes.exportOf(session)).tables;
    expect((await want(session, to)).status).toBe(200);
    const [token = ''] = await linksTo(to);
    expect((await confirm(session, token)).status).toBe(200);
    await untilNoticeIsSent(email);

    const after = (await changes.exportOf(session)).tables;
    const names = Object.keys(before).filter((name) => !OTHERWISE.has(name));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names)
      expect(rowsOf(after, name, [email, to]), name).toEqual(rowsOf(before, name, [email, to]));
    const readings = rowsOf(before, 'usage_readings', [email, to]);
    expect(readings.length).toBeGreaterThan(0);
    expect(rowsOf(after, 'usage_readings', [email, to])).toEqual(expect.arrayContaining([...readings]));
    expect(after['verifications']).toEqual([]);
    // The link to confirm the newsletter was mailed to the old address.
    expect(before['newsletter_mails']).toMatchObject([{ kind: 'confirm' }]);
    expect(after['newsletter_mails']).toEqual([]);
    const mails = rowsOf(after, 'account_mails', [email, to]);
    expect(mails).toEqual(expect.arrayContaining([...rowsOf(before, 'account_mails', [email, to])]));
    const kinds = (after['account_mails'] ?? []).filter(({ recipient }) => recipient === email);
    expect(kinds).toMatchObject([{ kind: 'address-changed', status: 'sent' }]);
    expect(await columnsWith(email)).toEqual(['account_mails.recipient']);

    const last = await changes.signIn(to);
    expect((await changes.deleteMe(to, last)).status).toBe(200);
    expect(await placesOf(email)).toEqual([]);
    expect(await placesOf(to)).toEqual(['account_mails.recipient']);
  },
);

const Status = z.object({ status: z.string() });

const untilNoticeIsSent = (email: string) =>
  eventually(async () => {
    const notice = sql`select status from account_mails where recipient = ${email} and kind = 'address-changed'`;
    expect(await flow.rows(Status, notice)).toEqual([{ status: 'sent' }]);
  }, 20_000);

test('AUTH-71 the previous address gets an email about the change also when the account is deleted at once', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  expect((await confirm(session, token)).status).toBe(200);
  const due = sql`update account_mails set status = 'due', sealed_path = 'sealed', sent_at = null, tried_at = now()
    where recipient = ${email} and kind = 'address-changed'`;
  await untilNoticeIsSent(email);
  await flow.run(due);
  expect((await changes.deleteMe(to, await changes.signIn(to))).status).toBe(200);
  const Left = z.object({ kind: z.string(), user_id: z.null() });
  expect(
    await flow.rows(Left, sql`select kind, user_id from account_mails where recipient = ${email}`),
  ).toEqual([{ kind: 'address-changed', user_id: null }]);
  await flow.run(sql`delete from account_mails where recipient = ${email}`);
});

const Key = z.object({ table: z.string(), columns: z.array(z.string()), definition: z.string() });

test('AUTH-72 every unique key with an address says which of two rows stays', async () => {
  const keys = await flow.rows(
    Key,
    sql`select i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition,
        array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any (i.indkey)) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`,
  );
  const isAddress = ({ table, columns }: z.infer<typeof Key>) =>
    addressColumns().some((place) => place.table === table && columns.includes(place.column));
  const tables = new Set(keys.filter(isAddress).map(({ table }) => table));
  // Requests for the newsletter end with their links; coupons have their own statement and test.
  expect([...tables].toSorted()).toEqual(
    [...Object.keys(CLASHES), 'newsletter_mails', 'discount_redemptions'].toSorted(),
  );
});

const Row = z.object({ email: z.string(), note: z.string().nullable() });

/** What is left of rows at the old and the new address after the change. */
async function leftOf(write: (email: string, isOld: boolean) => SQL, read: (to: string) => SQL) {
  const { email, session, to, token } = await aCustomerWithLink();
  await flow.run(write(email, true));
  await flow.run(write(to, false));
  expect((await confirm(session, token)).status).toBe(200);
  const rows = await flow.rows(Row, sql`${read(to)} union all ${read(email)}`);
  return rows.map((row) => [row.email === to ? 'new' : 'old', row.note]);
}

test('AUTH-72 an opt-out and an ended subscription at either address stay', { timeout: 90_000 }, async () => {
  for (const isOldEnded of [true, false]) {
    const subscription = (email: string, isOld: boolean) =>
      sql`insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at, ended_at)
        values (${email}, 'en', 'newsletter-1', 'form', now(), now() + ${isOld === isOldEnded ? '0' : '1 day'}::interval,
          ${isOld === isOldEnded ? new Date() : null})`;
    const read = (
      to: string,
    ) => sql`select email, case when ended_at is null then 'subscribed' else 'ended' end as note
      from newsletter_subscriptions where email = ${to}`;
    expect(await leftOf(subscription, read)).toEqual([['new', 'ended']]);
  }
  const optout = (email: string) =>
    sql`insert into cart_reminder_optouts (email, created_at) values (${email}, now())`;
  const optouts = (to: string) =>
    sql`select email, null as note from cart_reminder_optouts where email = ${to}`;
  expect(await leftOf(optout, optouts)).toEqual([['new', null]]);
});

test('AUTH-72 of two carts of a day the newer stays, and of two equal declarations the one with the order', async () => {
  const lead = (email: string, isOld: boolean) =>
    sql`insert into leads (email, source, cart, cart_value_cents, utm_source, captured_at)
      values (${email}, 'checkout', '[]', 100, ${isOld ? 'older' : 'newer'}, ${isOld ? '2026-11-18T09:00Z' : '2026-11-18T10:00Z'})`;
  expect(
    await leftOf(lead, (to) => sql`select email, utm_source as note from leads where email = ${to}`),
  ).toEqual([['new', 'newer']]);
  const number = String(Math.ceil(Math.random() * 1e9));
  const withdrawal = (email: string, isOld: boolean) =>
    sql`insert into withdrawals (order_number, email, positions, language, declared_at, order_id)
      values (${number}, ${email}, '{1}', 'en', ${isOld ? '2026-11-18T10:00Z' : '2026-11-18T09:00Z'},
        (select id from orders where email = ${email} limit 1))`;
  const read = (
    to: string,
  ) => sql`select email, case when order_id is null then 'unknown' else 'order' end as note
    from withdrawals where email = ${to}`;
  expect(await leftOf(withdrawal, read)).toEqual([['new', 'order']]);
});

test('AUTH-73 a code that was used stays used, also next to an unpaid checkout with the new address', async () => {
  const code = `A${randomUUID().slice(0, 8).toUpperCase()}`;
  await flow.run(sql`insert into discount_codes (code, kind, percent, per_customer_limit, first_order_only)
    values (${code}, 'percent', 10, 1, true)`);
  const { email, session, to, token } = await aCustomerWithLink();
  await flow.run(sql`insert into discount_redemptions (order_id, code, email, place, is_first_order, state, amount_cents)
    select id, ${code}, ${email}, 1, true, 'used', 10 from orders where email = ${email} limit 1`);
  await flow.checkout({ email: to, discountCode: code });
  expect((await confirm(session, token)).status).toBe(200);
  const Use = z.object({ state: z.string(), place: z.int(), is_first_order: z.boolean() });
  const uses = sql`select state, place, is_first_order from discount_redemptions where email = ${to} order by place`;
  expect(await flow.rows(Use, uses)).toEqual([
    { state: 'held', place: 1, is_first_order: true },
    { state: 'used', place: 2, is_first_order: false },
  ]);
  const refused = await flow.submit({ email: to, discountCode: code });
  expect(await errorOf(refused)).toMatchObject({ code: 'coupon-not-valid' });
});
