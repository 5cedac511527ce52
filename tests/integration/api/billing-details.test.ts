import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { BillingResponse, InvoiceResponse, OrderDetailsResponse } from '#contract/account/order-documents.ts';
import { StaffOrderResponse } from '#contract/admin/orders.ts';
import { lastBillingDay } from '#core/orders/history/billing-details.ts';
import { errorOf } from '#tests/builders/app.ts';
import { staffOf } from '../admin/staff.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { dataOwnersOf } from '../personal-data/customers-with-everything.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer } = customersOf(flow);
const owners = dataOwnersOf(flow);
const { aMember, audit } = staffOf(flow);
const DAY = 24 * 60 * 60;

const ACME = {
  name: 'Acme Viajes S.L.',
  address: 'Calle Mayor 1\n28013 Madrid',
  country: 'España',
  taxNumber: 'ESB12345674',
};

beforeEach(() => flow.run(sql`delete from rate_limits`));

const save = (id: string, cookie: string, body: object = ACME) =>
  send('PUT', `/api/orders/${id}/billing-details`, { body, cookie });

async function invoiceFor(id: string, cookie: string) {
  return InvoiceResponse.parse(await (await get(`/api/orders/${id}/invoice`, cookie)).json()).invoice;
}

async function canChangeOnOrder(id: string, cookie: string): Promise<boolean> {
  const { order } = OrderDetailsResponse.parse(await (await get(`/api/orders/${id}`, cookie)).json());
  return order.canChangeBilling;
}

async function anOrderOfCustomer(plan = 0) {
  const customer = await aSignedInCustomer(plan);
  const { id } = await flow.orderOf(customer.sessionId);
  const [row] = await flow.rows(
    z.object({ paid_at: z.coerce.date() }),
    sql`select paid_at from orders where id = ${id}`,
  );
  if (row === undefined) throw new Error('There is no order');
  return { ...customer, id, paidAt: row.paid_at };
}

const storedOf = (id: string) =>
  flow.rows(z.object({ name: z.string() }), sql`select name from billing_details where order_id = ${id}`);

test('ORDER-35 the owner adds and changes who the invoice is for; number, date and amounts stay', async () => {
  const { id, email, session, paidAt } = await anOrderOfCustomer();
  const before = await invoiceFor(id, session);
  const lastDay = lastBillingDay(paidAt);
  expect(before.billing).toEqual({ details: null, lastDay, canChange: true, last: null });
  const typed = { ...ACME, name: '  Acme Viajes S.L. ', address: ' Calle Mayor 1 \r\n\r\n28013 Madrid\n' };
  const saved = await save(id, session, typed);
  expect([saved.status, saved.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const billing = { details: ACME, lastDay, canChange: true, last: null };
  expect(BillingResponse.parse(await saved.json())).toEqual({ billing });
  expect(await invoiceFor(id, session)).toEqual({ ...before, billing });
  expect(before.buyerEmail).toBe(email);
  const other = { name: 'Ana Ruiz', address: '', country: '', taxNumber: '' };
  expect((await save(id, session, other)).status).toBe(200);
  expect((await invoiceFor(id, session)).billing?.details).toEqual(other);
  expect(await canChangeOnOrder(id, session)).toBe(true);
});

test('ORDER-35 only the signed-in owner reads or writes the details; the browser that paid does neither', async () => {
  const { id, cookie, session } = await anOrderOfCustomer(1);
  expect((await save(id, session)).status).toBe(200);
  const eva = await aSignedInCustomer(2);
  const refused = async (who: string) => errorOf(await save(id, who, { ...ACME, name: 'Somebody else' }));
  expect(await refused(eva.session)).toMatchObject({ status: 404, code: 'not-found' });
  for (const who of ['', cookie])
    expect(await refused(who)).toMatchObject({ status: 401, code: 'signed-out' });
  const seen = await invoiceFor(id, cookie);
  expect(seen.billing).toBeNull();
  for (const text of [ACME.name, ACME.taxNumber]) expect(JSON.stringify(seen)).not.toContain(text);
  expect(await canChangeOnOrder(id, cookie)).toBe(false);
  expect(await storedOf(id)).toEqual([{ name: ACME.name }]);
});

test('ORDER-36 on the last day the details can be changed; the day after the invoice is fixed', async () => {
  const { id, email, paidAt } = await anOrderOfCustomer(3);
  const end = Date.parse(`${lastBillingDay(paidAt)}T23:59:00Z`);
  flow.clock.advance(Math.floor((end - flow.clock.now().getTime()) / 1_000) - 60);
  const session = await owners.signIn(email);
  expect((await save(id, session)).status).toBe(200);
  flow.clock.advance(120);
  const late = await errorOf(await save(id, session, { ...ACME, name: 'Too late' }));
  expect(late).toMatchObject({ status: 409, code: 'invoice-fixed' });
  expect((await invoiceFor(id, session)).billing).toMatchObject({ details: ACME, canChange: false });
  expect(await canChangeOnOrder(id, session)).toBe(false);
});

test('ORDER-37 the API refuses a missing name, control characters, long texts and a fifth line, and stores nothing', async () => {
  const { id, session } = await anOrderOfCustomer(4);
  for (const wrong of [
    { name: '' },
    { name: '  ' },
    { name: 'x'.repeat(121) },
    { name: 'two\nlines' },
    { name: 'nul\u0000' },
    { name: undefined },
    { address: '1\n2\n3\n4\n5' },
    { address: 'x'.repeat(81) },
    { address: 'bell\u0007' },
    { country: 'x'.repeat(61) },
    { country: '\u202eSpain' },
    { taxNumber: 'x'.repeat(41) },
    { taxNumber: 'a\tb' },
    { note: 'unknown field' },
  ])
    expect((await save(id, session, { ...ACME, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  expect(await storedOf(id)).toEqual([]);
  const longest = {
    name: 'ñ'.repeat(120),
    address: Array.from({ length: 4 }, () => '界'.repeat(80)).join('\n'),
    country: 'x'.repeat(60),
    taxNumber: 'x'.repeat(40),
  };
  expect((await save(id, session, longest)).status).toBe(200);
  expect((await invoiceFor(id, session)).billing?.details).toEqual(longest);
});

test('ORDER-37 two tabs that save at once both succeed and one is stored whole; at most 20 changes a day', async () => {
  const { id, session } = await anOrderOfCustomer(5);
  const tabs = [ACME, { name: 'Ana Ruiz', address: 'Gran Vía 2', country: 'Spain', taxNumber: '12345678Z' }];
  const saved = await Promise.all(tabs.map((tab) => save(id, session, tab)));
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  expect(tabs).toContainEqual((await invoiceFor(id, session)).billing?.details);
  const rest = [];
  for (let change = 0; change < 19; change += 1) rest.push((await save(id, session)).status);
  expect(rest).toEqual([...Array.from({ length: 18 }, () => 200), 429]);
  flow.clock.advance(DAY);
  expect((await save(id, session)).status).toBe(200);
});

test('ORDER-39 an order without details offers what the same account saved last, and only to its owner', async () => {
  const first = await anOrderOfCustomer(8);
  const ana = { name: 'Ana Ruiz', address: '', country: '', taxNumber: '' };
  const { url, sessionId, cookie } = await flow.checkout({ email: first.email });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  const { id } = await flow.orderOf(sessionId);
  const offered = async (who: string) => (await invoiceFor(id, who)).billing?.last;
  expect(await offered(first.session)).toBeNull();
  const eva = await anOrderOfCustomer(9);
  await save(eva.id, eva.session);
  expect(await offered(first.session)).toBeNull();
  await save(first.id, first.session, ana);
  expect(await offered(first.session)).toEqual(ana);
  expect(await offered(cookie)).toBeUndefined();
  await save(id, first.session);
  expect(await offered(first.session)).toBeNull();
  expect((await invoiceFor(first.id, first.session)).billing?.details).toEqual(ana);
});

test('ORDER-35 staff sees the details on the order and cannot change them; the audit log has no entry of a customer', async () => {
  const { id, session } = await anOrderOfCustomer(6);
  expect((await save(id, session)).status).toBe(200);
  const support = await aMember('support');
  expect(await errorOf(await save(id, support.cookie))).toMatchObject({ status: 404 });
  const response = await get(`/api/admin/orders/${id}?language=en`, support.cookie);
  expect(StaffOrderResponse.parse(await response.json()).order).toMatchObject({ billing: ACME, audit: [] });
  const entries = JSON.stringify(await audit());
  for (const text of [ACME.taxNumber, 'billing']) expect(entries).not.toContain(text);
});

test('ORDER-32 ORDER-35 a deletion removes the details; a change that comes too late stores nothing', async () => {
  const { id, email, session } = await anOrderOfCustomer(7);
  expect((await save(id, session)).status).toBe(200);
  const { documents } = flow.parts().shop.orders.services({ onChange: () => () => undefined });
  const userId = (await documents.find(id))?.userId ?? '';
  expect((await owners.deleteMe(email, await owners.signIn(email))).status).toBe(200);
  expect(await storedOf(id)).toEqual([]);
  expect((await documents.find(id))?.billing).toBeNull();
  // A request that had read the order before the deletion.
  const change = { orderId: id, userId, details: ACME, at: flow.clock.now() };
  expect(await documents.saveBilling(change)).toBe(false);
  expect(await storedOf(id)).toEqual([]);
}, 60_000);
