import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DeletionResponse, MyDataResponse } from '#contract/account/my-data.ts';
import { namesIn, type StoredTable } from '#core/personal-data/stored-data.ts';
import { STORED_TABLES } from '#core/personal-data/stored-tables.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { isShownField, SHOWN_VALUES } from '#web/features/my-data/shown-fields.ts';
import { NO_CANARIES } from '../canaries/canaries.ts';
import { searchTables } from '../canaries/search-tables.ts';
import { anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { dataOwnersOf } from './customers-with-everything.ts';

const flow = anOrderFlow();
const owners = dataOwnersOf(flow);
const TABLES: readonly (readonly [string, StoredTable])[] = Object.entries(STORED_TABLES);
const HOUR = 60 * 60;
const Count = z.object({ count: z.coerce.number() });

/** Where a text is stored: `orders.email`. */
async function placesOf(text: string): Promise<readonly string[]> {
  const found = await searchTables(flow.parts().shop.postgres.pool, { ...NO_CANARIES, address: text });
  return found.map((place) => place.replace(': address', ''));
}

async function deletionOf(cookie: string) {
  return DeletionResponse.parse(await (await owners.get('/api/me/deletion', cookie)).json());
}

test('LEGAL-10 LEGAL-11 an export has every table, and a deletion leaves nothing that names the customer', async () => {
  const other = await owners.anOwnerOfEverything();
  const ana = await owners.anOwnerOfEverything();
  flow.clock.advance(80 * HOUR);
  const session = await owners.signIn(ana.email);
  const { tables, email } = await owners.exportOf(session);
  expect(email).toBe(ana.email);
  const personal = TABLES.flatMap(([name, table]) => (table.kind === 'personal' ? [{ name, table }] : []));
  // Not refunded, not staff, and the links of emails have been used.
  const empty = new Set([
    'refunds',
    'user_roles',
    'audit_log',
    'order_notes',
    'handled_orders',
    'chat_staff',
    'verifications',
  ]);
  for (const { name, table } of personal) {
    const [first] = tables[name] ?? [];
    if (empty.has(name)) expect(tables[name], name).toBeDefined();
    else expect(Object.keys(first ?? {}), name).toEqual(namesIn(table.exported));
  }
  const text = JSON.stringify(tables);
  for (const own of [
    ana.email,
    ana.esim.iccid,
    'Walter’s phone',
    'IE6388047V',
    ana.giftInput.recipientEmail,
    'letter',
  ])
    expect(text).toContain(own);
  for (const foreign of [other.email, other.esim.iccid, other.giftId]) expect(text).not.toContain(foreign);
  expect(text).not.toMatch(/LPA:|"v1\.|session_token/);

  const before = (await owners.exportOf(await owners.signIn(other.email))).tables;
  const invoices = sql`select count(*) from payments p join orders o on o.id = p.order_id
    where o.email like '%@deleted.invalid' and o.total_cents = p.amount_cents`;
  const last = await owners.signIn(ana.email);
  const deleted = await owners.deleteMe(ana.email, last);
  expect([deleted.status, await deleted.json()]).toEqual([200, { kind: 'deleted' }]);

  expect(await placesOf(ana.email)).toEqual(['account_mails.recipient']);
  for (const gone of [`friend-of-${ana.email}`, ana.giftInput.recipientEmail, ana.esim.iccid])
    expect(await placesOf(gone), gone).toEqual([]);
  expect(await flow.rows(Count, invoices)).toEqual([{ count: 3 }]);
  for (const cookie of [session, last, ana.session])
    expect((await owners.get('/api/orders', cookie)).status).toBe(401);
  const { text: confirmation } = await eventually(async () => {
    const [mail] = (await flow.mailsTo(ana.email)).filter(({ subject }) => subject.includes('se ha borrado'));
    if (mail === undefined) throw new Error('No mail confirms the deletion yet');
    return mail;
  });
  expect(confirmation).toContain('sin tu correo');

  const after = (await owners.exportOf(await owners.signIn(other.email))).tables;
  // Meanwhile the network may have been read about an eSIM.
  const unread = (rows: Record<string, unknown>[] | undefined) =>
    rows?.map((row) => ({ ...row, read_at: null }));
  for (const table of ['orders', 'esims', 'shares', 'gifts', 'sent_mails', 'leads'])
    expect(unread(after[table]), table).toEqual(unread(before[table]));
}, 120_000);

/** A name that the program uses: "withdrawal-tick-1", "ready_to_activate". */
const INTERNAL_NAME = /^[a-z]+([-_][a-z0-9]+)+$/;

test('LEGAL-23 an export names plans and texts, and everything else on its page is a word or the customer’s own', async () => {
  const ana = await owners.anOwnerOfEverything();
  const session = await owners.signIn(ana.email);
  const file = await (await owners.get('/api/me/export?language=es', session)).text();
  const { tables, plans, texts } = MyDataResponse.parse(JSON.parse(file));
  expect(file.split('\n').length).toBeGreaterThan(200);

  const bought = new Set((tables['order_units'] ?? []).map((row) => String(row['package_id'])));
  expect(bought.size).toBeGreaterThan(1);
  expect(Object.keys(plans).toSorted()).toEqual([...bought].toSorted());
  for (const name of Object.values(plans)) expect(name).toMatch(/^(?:eSIM|Recarga) para .+, \d+ días?/);
  const agreed = Object.values(tables).flatMap((rows) =>
    rows.flatMap(({ withdrawal_text, consent_text, language }) =>
      [withdrawal_text, consent_text].flatMap((name) =>
        typeof name === 'string' ? `${name} ${String(language)}` : [],
      ),
    ),
  );
  const named = Object.entries(texts).flatMap(([name, shown]) =>
    Object.keys(shown).map((one) => `${name} ${one}`),
  );
  expect(named.toSorted()).toEqual([...new Set(agreed)].toSorted());
  const order = tables['orders']?.find(({ withdrawal_text }) => withdrawal_text === 'withdrawal-tick-1');
  expect(order?.['language']).toBe('en');
  expect(texts['withdrawal-tick-1']?.['en']).toBe(messagesOf('en', 'checkout')('delivery.withdrawal-tick-1'));
  expect(Object.keys(texts).toSorted()).toEqual([
    'cart-reminder-1',
    'newsletter-1',
    'review-1',
    'withdrawal-tick-1',
  ]);

  const words = new Set<string>([...SHOWN_VALUES, ...Object.keys(texts)]);
  const unnamed = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        isShownField(column) && typeof value === 'string' && INTERNAL_NAME.test(value) && !words.has(value)
          ? [`${table}.${column}: ${value}`]
          : [],
      ),
    ),
  );
  expect(unnamed).toEqual([]);
  expect(tables['esims']?.[0]?.['status']).toMatch(INTERNAL_NAME);
}, 120_000);

test('LEGAL-11 a deletion needs the typed address and a recent sign-in', async () => {
  const { email, session } = await owners.aSignedInCustomer();
  const wrong = await owners.deleteMe('other@example.com', session);
  expect([wrong.status, (await errorOf(wrong)).code]).toEqual([400, 'other-address']);
  flow.clock.advance(14 * 60);
  expect((await deletionOf(session)).isSignInFresh).toBe(true);
  flow.clock.advance(2 * 60);
  expect((await deletionOf(session)).isSignInFresh).toBe(false);
  const late = await owners.deleteMe(email, session);
  expect([late.status, (await errorOf(late)).code]).toEqual([403, 'sign-in-again']);
  expect((await owners.esimsOf(session)).length).toBe(1);
  expect((await owners.deleteMe(email, await owners.signIn(email))).status).toBe(200);
}, 60_000);

test('LEGAL-11 an account with an undelivered order, an open refund or a waiting gift is not deleted', async () => {
  const { email, session } = await owners.aSignedInCustomer();
  const orders = sql`select id from orders where email = ${email}`;
  const refused = async () => {
    const response = await owners.deleteMe(email, await owners.signIn(email));
    expect([response.status, (await errorOf(response)).code]).toEqual([409, 'deletion-not-possible-yet']);
    return (await deletionOf(session)).obstacles.map(({ kind }) => kind);
  };

  await flow.run(sql`alter table orders disable trigger orders_legal_move`);
  await flow.run(sql`update orders set status = 'paid' where id in (${orders})`);
  expect(await refused()).toEqual(['order-open']);
  await flow.run(sql`update orders set status = 'fulfilled' where id in (${orders})`);
  await flow.run(sql`alter table orders enable trigger orders_legal_move`);

  await flow.run(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at, tried_at)
    select p.payment_id, u.id, 'goodwill', 1, 'refused', u.id::text, now(), now()
    from payments p join order_units u on u.order_id = p.order_id where p.order_id in (${orders})`);
  expect(await refused()).toEqual(['refund-open']);
  await flow.run(sql`delete from refunds where reason = 'goodwill' and status = 'refused'`);

  await flow.run(sql`insert into gifts (order_id, recipient_email, language, send_at, time_zone, created_at)
    select id, 'eva@example.com', 'en', now() + interval '300 days', 'UTC', now() from orders where id in (${orders})`);
  expect(await refused()).toEqual(['gift-waiting']);
  await flow.run(sql`delete from gifts where order_id in (${orders})`);

  expect((await owners.deleteMe(email, await owners.signIn(email))).status).toBe(200);
}, 60_000);

test('LEGAL-11 a gift whose recipient can still open it is not lost, and a later one may be', async () => {
  const { email, session } = await owners.aSignedInCustomer();
  const { buyer, orderId } = await owners.gifts.buy(
    {
      recipientEmail: `present-for-${email}`,
      language: 'en',
      sendOn: null,
      timeZone: 'UTC',
    },
    { email },
  );
  expect(buyer).not.toBe(email);
  await owners.gifts.untilMails(`present-for-${email}`, 1);
  const { obstacles, unopenedGifts, uninstalledEsims } = await deletionOf(session);
  expect(obstacles.map(({ kind }) => kind)).toEqual(['gift-link-open']);
  const hours = (Date.parse(obstacles[0]?.until ?? '') - flow.clock.now().getTime()) / (HOUR * 1_000);
  expect(Math.ceil(hours)).toBe(72);
  expect(unopenedGifts).toBe(1);
  // The one that made them a customer: the gift is not theirs to install.
  expect(uninstalledEsims).toBe(1);
  expect((await owners.deleteMe(email, session)).status).toBe(409);
  flow.clock.advance(72 * HOUR + 60);
  expect((await owners.deleteMe(email, await owners.signIn(email))).status).toBe(200);
  expect(await placesOf(`present-for-${email}`)).toEqual([]);
  expect(await flow.rows(Count, sql`select count(*) from gifts where order_id = ${orderId}`)).toEqual([
    { count: 0 },
  ]);
}, 60_000);

test('LEGAL-38 the deletion asks to install no eSIM that is being returned', async () => {
  const { email, session } = await owners.aSignedInCustomer(0, 2);
  expect((await deletionOf(session)).uninstalledEsims).toBe(2);
  const [esim] = await owners.esimsOf(session);
  const body = { orderNumber: esim?.orderNumber, email, positions: [1], language: 'en' };
  expect((await owners.send('POST', '/api/withdrawals', { body })).status).toBe(200);
  expect((await deletionOf(session)).uninstalledEsims).toBe(1);
});

test('LEGAL-11 a checkout that is paid after the deletion opens a new account and is delivered', async () => {
  const { email, session } = await owners.aSignedInCustomer();
  const { url, sessionId } = await flow.checkout({ email });
  expect((await owners.deleteMe(email, session)).status).toBe(200);
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  const next = await owners.signIn(email);
  expect(await owners.esimsOf(next)).toHaveLength(1);
}, 60_000);

test('LEGAL-11 of two deletions at the same time one mail is sent', async () => {
  const { email, session } = await owners.aSignedInCustomer();
  const [first, second] = await Promise.all([
    owners.deleteMe(email, session),
    owners.deleteMe(email, session),
  ]);
  expect([200, 401]).toContain(first.status);
  expect([200, 401]).toContain(second.status);
  const mails = sql`select count(*) from account_mails where recipient = ${email} and kind = 'account-deleted'`;
  expect(await flow.rows(Count, mails)).toEqual([{ count: 1 }]);
}, 60_000);

test('LEGAL-11 staff keep their account', async () => {
  const { email, session } = await owners.aSignedInCustomer();
  await flow.run(
    sql`insert into user_roles (user_id, role) select id, 'admin' from users where email = ${email}`,
  );
  expect((await deletionOf(session)).obstacles).toMatchObject([{ kind: 'staff' }]);
  expect((await owners.deleteMe(email, session)).status).toBe(409);
}, 60_000);
