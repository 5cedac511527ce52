import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  OrderListResponse,
  RefundConflict,
  RetryResponse,
  StaffOrderResponse,
  type StaffOrderDetails,
} from '#contract/admin/orders.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { refusalIn, staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { aDeliveredGuest } = customersOf(flow);
const { get, send, aMember, audit } = staffOf(flow);

async function search(member: Member, query: string) {
  const response = await get(`/api/admin/orders?${query}`, member.cookie);
  return OrderListResponse.parse(await response.json());
}

async function read(member: Member, id: string): Promise<StaffOrderDetails> {
  const response = await get(`/api/admin/orders/${id}?language=en`, member.cookie);
  return StaffOrderResponse.parse(await response.json()).order;
}

const refund = (member: Member, id: string, body: object) =>
  send('POST', `/api/admin/orders/${id}/refunds`, { body, cookie: member.cookie });

/** A delivered order, and what staff can search for. */
async function aDeliveredOrder(quantity = 1) {
  const { email, sessionId } = await aDeliveredGuest(0, quantity);
  const { id } = await flow.orderOf(sessionId);
  const [facts] = await flow.rows(
    z.object({ number: z.string(), iccid: z.string(), payment_id: z.string() }),
    sql`select o.number::text, e.iccid, p.payment_id from orders o join payments p on p.order_id = o.id
      join order_units u on u.order_id = o.id join esims e on e.unit_id = u.id where o.id = ${id} limit 1`,
  );
  if (facts === undefined) throw new Error('The order was not delivered');
  return { id, email, sessionId, ...facts };
}

const refundsOf = async (paymentId: string) =>
  (await flow.ledger('refund-made')).filter(({ data }) => JSON.stringify(data).includes(paymentId));

const mailsAbout = async (email: string) =>
  (await flow.mailsTo(email)).filter(({ subject }) => subject.startsWith('Your refund'));

test('ADMIN-05 an order is found by number, address, end of its ICCID, coupon and payment', async () => {
  const support = await aMember('support');
  const order = await aDeliveredOrder();
  const other = await aDeliveredOrder();
  await flow.run(sql`insert into discount_codes (code, kind, percent) values ('FINDME', 'percent', 5)`);
  await flow.run(sql`insert into discount_redemptions (order_id, code, email, is_first_order, state, amount_cents)
    values (${order.id}, 'FINDME', ${order.email}, false, 'used', 10)`);
  for (const [typed, match] of [
    [`%23${order.number}`, 'number'],
    [order.email.toUpperCase(), 'email'],
    [order.email.slice(0, 9), 'email'],
    [order.iccid.slice(-12), 'iccid'],
    ['findme', 'coupon'],
    [order.payment_id, 'payment'],
    [order.sessionId, 'payment'],
  ] as const) {
    const { orders } = await search(support, `search=${typed}`);
    expect(
      orders.map(({ id, match: found }) => [id, found]),
      typed,
    ).toEqual([[order.id, match]]);
  }
  expect((await search(support, 'search=nobody%25')).orders).toEqual([]);
  const [newest, before] = (await search(support, '')).orders;
  expect([newest?.id, before?.id]).toEqual([other.id, order.id]);
  expect((await search(support, `before=${other.number}`)).orders[0]?.id).toBe(order.id);
});

test('ADMIN-05 ADMIN-25 the page of an order has every step, and cost only for an admin', async () => {
  const [boss, support] = [await aMember('admin'), await aMember('support')];
  const { id, email, payment_id: paymentId, iccid } = await aDeliveredOrder();
  const order = await read(boss, id);
  expect(order).toMatchObject({
    email,
    status: 'fulfilled',
    attention: [],
    canRetry: false,
    canResend: true,
  });
  expect(order.costCents).toBeGreaterThan(0);
  expect(order.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['checkout-begun', 'paid', 'delivered', 'mail-sent']),
  );
  expect(order.timeline.find(({ kind }) => kind === 'paid')?.detail).toBe(paymentId);
  expect(order.units[0]?.esim?.iccidEnd).toBe(iccid.slice(-4));
  const response = await get(`/api/admin/orders/${id}`, support.cookie);
  const text = await response.text();
  expect(text).toContain(email);
  expect(text).not.toMatch(/cost/i);
  expect(text).not.toContain(iccid);
  expect(text).not.toContain('LPA:');
});

test('ADMIN-07 ADMIN-23 a unit is refunded exactly once however often it is pressed, and the customer is informed once', async () => {
  const [boss, support] = [await aMember('admin'), await aMember('support')];
  const { id, email, payment_id: paymentId } = await aDeliveredOrder(2);
  const [first, second] = (await read(boss, id)).units;
  const request = { unitIds: [z.string().parse(first?.id)], reason: 'guarantee' };
  expect(await refusalIn(await refund(support, id, request))).toEqual([403, 'role-missing']);
  const pressed = await Promise.all(Array.from({ length: 5 }, () => refund(boss, id, request)));
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await eventually(async () => expect(await mailsAbout(email)).toHaveLength(1), 30_000);
  expect(await refundsOf(paymentId)).toHaveLength(1);
  const [mail] = await mailsAbout(email);
  expect(mail?.text).toContain('under our guarantee');
  const order = await read(boss, id);
  expect(order.refundedCents).toBe(first?.paidCents);
  expect(order.units.map(({ refundObstacle }) => refundObstacle)).toEqual(['refunded', null]);
  expect(order.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['refund-requested', 'refunded']),
  );
  expect((await audit()).filter(({ target_id: target }) => target === id)).toHaveLength(1);

  // Somebody else refunds for another reason: informed, with what is left.
  const all = { unitIds: order.units.map((unit) => unit.id), reason: 'goodwill' };
  const late = await refund(boss, id, all);
  expect(late.status).toBe(409);
  const conflict = RefundConflict.parse(await late.json());
  expect([conflict.error.code, conflict.order.refundedCents]).toEqual(['not-refundable', first?.paidCents]);
  expect(await refundsOf(paymentId)).toHaveLength(1);

  const rest = { unitIds: [z.string().parse(second?.id)], reason: 'goodwill' };
  expect((await refund(boss, id, rest)).status).toBe(200);
  await eventually(async () => expect(await mailsAbout(email)).toHaveLength(2), 30_000);
  expect(await refundsOf(paymentId)).toHaveLength(2);
  expect((await read(boss, id)).refundedCents).toBe(order.paidCents);
}, 90_000);

test('ADMIN-23 a refund needs the password of the last ten minutes', async () => {
  const boss = await aMember('admin');
  const { id } = await aDeliveredOrder();
  const [unit] = (await read(boss, id)).units;
  flow.clock.advance(601);
  const request = { unitIds: [z.string().parse(unit?.id)], reason: 'goodwill' };
  expect(await refusalIn(await refund(boss, id, request))).toEqual([403, 'confirm-password']);
  expect((await read(boss, id)).units[0]?.refund).toBeNull();
});

test('ADMIN-06 a refused email is tried again, and an order in which all is settled is not', async () => {
  const [boss, support] = [await aMember('admin'), await aMember('support')];
  const { id, email } = await aDeliveredOrder();
  const retry = (member: Member) =>
    send('POST', `/api/admin/orders/${id}/retry`, { body: {}, cookie: member.cookie });
  expect(await refusalIn(await retry(boss))).toEqual([409, 'nothing-to-retry']);
  expect(await refusalIn(await retry(support))).toEqual([403, 'role-missing']);
  const before = (await flow.mailsTo(email)).length;
  await flow.run(
    sql`update sent_mails set status = 'refused', sent_at = null where order_id = ${id} and kind = 'order'`,
  );
  const { orders, attentionCount } = await search(boss, 'filter=attention');
  expect(orders.map((order) => order.id)).toContain(id);
  expect(attentionCount).toBe(orders.length);
  expect((await read(boss, id)).attention).toEqual(['mail-refused']);
  const { retried } = RetryResponse.parse(await (await retry(boss)).json());
  expect(retried).toEqual({ units: 0, refunds: 0, mails: 1 });
  await eventually(async () => expect((await flow.mailsTo(email)).length).toBe(before + 1), 30_000);
  await eventually(async () => expect((await read(boss, id)).attention).toEqual([]));
});

test('ADMIN-08 ADMIN-25 support sends the email of an order again, and writes notes', async () => {
  const support = await aMember('support');
  const { id, email } = await aDeliveredOrder();
  const before = (await flow.mailsTo(email)).length;
  const path = `/api/admin/orders/${id}`;
  expect((await send('POST', `${path}/resend-mail`, { body: {}, cookie: support.cookie })).status).toBe(200);
  await eventually(async () => expect((await flow.mailsTo(email)).length).toBe(before + 1), 30_000);
  const noted = await send('POST', `${path}/notes`, { body: { text: ' Called. ' }, cookie: support.cookie });
  const { order } = StaffOrderResponse.parse(await noted.json());
  expect(order.notes).toMatchObject([{ by: support.email, text: 'Called.' }]);
  expect((await send('POST', `${path}/notes`, { body: { text: ' ' }, cookie: support.cookie })).status).toBe(
    400,
  );
  const [entry] = await audit();
  expect(JSON.stringify(entry)).not.toContain('Called');
});

test('ADMIN-05 an order that needs a person is not listed any more once it is marked as handled', async () => {
  const support = await aMember('support');
  const { id } = await aDeliveredOrder();
  await flow.run(
    sql`update sent_mails set status = 'refused', sent_at = null where order_id = ${id} and kind = 'order'`,
  );
  const listed = async () =>
    (await search(support, 'filter=attention')).orders.some((order) => order.id === id);
  const mark = (isHandled: boolean) =>
    send('PUT', `/api/admin/orders/${id}/handled`, { body: { isHandled }, cookie: support.cookie });
  expect(await listed()).toBe(true);
  const { order } = StaffOrderResponse.parse(await (await mark(true)).json());
  expect(order.handled).toMatchObject({ by: support.email });
  expect(await listed()).toBe(false);
  await mark(false);
  expect(await listed()).toBe(true);
});

test('ADMIN-05 an order that does not exist is not found, and a malformed id is refused', async () => {
  const boss = await aMember('admin');
  const nobody = '8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d';
  expect(await refusalIn(await get(`/api/admin/orders/${nobody}`, boss.cookie))).toEqual([404, 'not-found']);
  expect((await get('/api/admin/orders/x', boss.cookie)).status).toBe(400);
  const request = { unitIds: [nobody], reason: 'goodwill' };
  expect(await refusalIn(await refund(boss, nobody, request))).toEqual([404, 'not-found']);
});
