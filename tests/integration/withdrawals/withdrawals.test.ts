import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { OrderDetailsResponse } from '#contract/account/order-documents.ts';
import { WithdrawalReceiptResponse } from '#contract/withdrawals.ts';
import { WITHDRAWALS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { judgeCase } from '#core/withdrawals/withdrawal-case.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { holdStatement } from '#tests/database/hold-statement.ts';
import { staffOf } from '../admin/staff.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer, aDeliveredGuest } = customersOf(flow);

beforeEach(() => flow.run(sql`delete from rate_limits`));

type Declared = Readonly<{ orderNumber: string; email: string; positions?: number[]; language?: string }>;

const post = (body: Declared) => send('POST', '/api/withdrawals', { body: { language: 'en', ...body } });

async function declare(body: Declared) {
  const response = await post(body);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return WithdrawalReceiptResponse.parse(await response.json());
}

const cases = () => flow.parts().shop.staff.withdrawals;

async function caseOf(email: string) {
  const found = (await cases().list({ status: null, before: null, most: 100 })).find(
    (one) => one.email === email,
  );
  if (found === undefined) throw new Error('There is no case');
  return found;
}

async function numberOf(sessionId: string) {
  const { id } = await flow.orderOf(sessionId);
  const [order] = await flow.rows(
    z.object({ number: z.coerce.string() }),
    sql`select number from orders where id = ${id}`,
  );
  return { id, number: order?.number ?? '' };
}

const mailsAbout = async (email: string, words: string) =>
  (await flow.mailsTo(email)).filter(({ subject }) => subject.includes(words));
const untilMails = (email: string, words: string, count: number) =>
  eventually(async () => {
    const mails = await mailsAbout(email, words);
    expect(mails).toHaveLength(count);
    return mails;
  }, 20_000);

const mailStates = async (email: string) =>
  (
    await flow.rows(
      z.object({ kind: z.string(), status: z.string() }),
      sql`select m.kind, m.status from withdrawal_mails m join withdrawals w on w.id = m.withdrawal_id
        where w.email = ${email} order by w.number, m.kind desc`,
    )
  ).map(({ kind, status }) => `${kind} ${status}`);

test('LEGAL-07 LEGAL-08 LEGAL-16 a declaration is acknowledged on the screen and by mail, with the same time to the second', async () => {
  const { email, sessionId } = await aDeliveredGuest();
  const { number } = await numberOf(sessionId);
  const receipt = await declare({ orderNumber: number, email: email.toUpperCase(), language: 'es' });
  expect(receipt).toMatchObject({ orderNumber: number, email, positions: [] });
  const [mail] = await untilMails(email, receipt.reference, 1);
  expect(mail?.subject).toBe(
    `Acuse de recibo de tu desistimiento del pedido ${number} (${receipt.reference})`,
  );
  const time = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
  expect(mail?.text).toContain(`${time.format(new Date(receipt.declaredAt))} UTC`);
  expect(mail?.text).toContain(`Desisto de mi contrato del pedido ${number}.`);

  flow.clock.advance(3_600);
  expect(await declare({ orderNumber: number, email, language: 'en' })).toEqual(receipt);
  const part = await declare({ orderNumber: number, email, positions: [3, 1, 3] });
  expect(part.reference).not.toBe(receipt.reference);
  const [second] = await untilMails(email, part.reference, 1);
  expect(second?.text).toContain(`I withdraw from my contract for order ${number}, only for items 1 and 3.`);
  expect(await mailsAbout(email, receipt.reference)).toHaveLength(1);
});

test('LEGAL-17 an unknown order gets the same answer; its address gets three mails a day and real orders still get theirs', async () => {
  const { email, sessionId } = await aDeliveredGuest();
  const { number } = await numberOf(sessionId);
  const unknown = [];
  for (const orderNumber of ['900001', '900002', '900003', '900004'])
    unknown.push(await declare({ orderNumber, email }));
  const real = await declare({ orderNumber: number, email });
  expect(Object.keys(real)).toEqual(Object.keys(unknown[0] ?? {}));
  await untilMails(email, real.reference, 1);
  await eventually(async () =>
    expect(await mailStates(email)).toEqual([
      'receipt sent',
      'receipt sent',
      'receipt sent',
      'receipt skipped',
      'receipt sent',
    ]),
  );
  expect((await caseOf(email)).order).not.toBeNull();
  // A day later receipts about unknown orders are sent again.
  flow.clock.advance(25 * 60 * 60);
  await declare({ orderNumber: '900099', email });
  await eventually(async () => expect((await mailStates(email)).at(-1)).toBe('receipt sent'), 20_000);
  // The number of somebody else's order with another address is unknown, like a number that does not exist.
  const stranger = anEmail();
  await declare({ orderNumber: number, email: stranger });
  expect((await caseOf(stranger)).order).toBeNull();
});

test('LEGAL-26 the mail names what is returned and the sum only to the address of the order', async () => {
  const { email, sessionId } = await aDeliveredGuest();
  const { id, number } = await numberOf(sessionId);
  const [order] = await flow.rows(
    z.object({ total: z.coerce.number() }),
    sql`select total_cents as total from orders where id = ${id}`,
  );
  const own = await declare({ orderNumber: number, email });
  const [mail] = await untilMails(email, own.reference, 1);
  const sum = `$${((order?.total ?? 0) / 100).toFixed(2)}`;
  expect(mail?.text).toMatch(/What you return: .+ eSIM, /);
  expect(mail?.text).toContain(`: ${sum}`);
  expect(mail?.text).toMatch(new RegExp(`Sum:?\\s+\\${sum}`));

  const stranger = anEmail();
  const other = await declare({ orderNumber: number, email: stranger });
  const [unproved] = await untilMails(stranger, other.reference, 1);
  expect(unproved?.text).toContain(`order ${number}`);
  expect(unproved?.text).not.toMatch(/What you return|eSIM, |\$\d/);
});

test('LEGAL-06 LEGAL-17 input that is no declaration is refused, and one client cannot send many', async () => {
  const email = anEmail();
  for (const body of [
    { orderNumber: '', email },
    { orderNumber: '12x', email },
    { orderNumber: '100001', email: 'ana' },
    { orderNumber: '100001', email, positions: [0] },
    { orderNumber: '100001', email, language: 'fr' },
  ])
    expect(await errorOf(await post(body))).toMatchObject({ status: 400, code: 'invalid-input' });
  for (let sent = 0; sent < WITHDRAWALS_PER_CLIENT.most; sent += 1)
    expect((await post({ orderNumber: '900009', email })).status).toBe(200);
  const refused = await post({ orderNumber: '900009', email });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test('LEGAL-09 LEGAL-18 LEGAL-19 LEGAL-20 an accepted withdrawal is refunded by the order flow once, announced by one mail and shown with the order', async () => {
  const { email, sessionId, session } = await aSignedInCustomer(0, 2);
  const { id, number } = await numberOf(sessionId);
  const stateOf = async () =>
    OrderDetailsResponse.parse(await (await get(`/api/orders/${id}?language=en`, session)).json()).order;
  expect((await stateOf()).withdrawal?.state).toBe('open');
  await declare({ orderNumber: number, email, positions: [2] });
  expect((await stateOf()).withdrawal?.state).toBe('declared');
  const found = await caseOf(email);
  expect(found.order?.consent).toMatchObject({ text: 'withdrawal-tick-1', language: 'en' });
  const { refundable, reasonToRefuse } = judgeCase(found);
  expect([refundable.map(({ position }) => position), reasonToRefuse]).toEqual([[2], null]);

  const by = (await staffOf(flow).aMember('admin')).id;
  const unitIds = refundable.map((unit) => unit.id);
  const acceptance = { unitIds, note: 'Have a good trip', by, at: flow.clock.now() };
  const outcomes = await Promise.all([1, 2].map(() => cases().accept(found.id, acceptance)));
  expect(outcomes.toSorted()).toEqual(['decided', 'done']);
  const [mail] = await untilMails(email, 'is accepted', 1);
  expect(mail?.text).toContain('Have a good trip');
  expect(mail?.text).toContain(`$${flow.plan().price.toFixed(2)}`);
  const shown = await eventually(async () => {
    const order = await stateOf();
    expect(order.refunds.map(({ reason, doneAt }) => [reason, doneAt !== null])).toEqual([
      ['withdrawal', true],
    ]);
    return order;
  }, 20_000);
  expect(shown.withdrawal?.state).toBe('withdrawn');
  expect(shown.refundedCents).toBe(Math.round(flow.plan().price * 100));
  const made = (await flow.ledger('refund-made')).filter(({ data }) =>
    JSON.stringify(data).includes(acceptance.unitIds[0] ?? '-'),
  );
  expect(made).toHaveLength(1);
  // The refund is done, and its mail would have been queued with it.
  const queued = await flow.rows(
    z.object({ kind: z.string() }),
    sql`select kind from sent_mails where order_id = ${id} and kind like 'refund%'`,
  );
  expect(queued).toEqual([]);
});

test('LEGAL-09 LEGAL-19 a refused withdrawal is announced with its reason, and without an order nothing can be accepted', async () => {
  const email = anEmail();
  await declare({ orderNumber: '900010', email, language: 'es' });
  const { id } = await caseOf(email);
  const decided = { note: null, by: (await staffOf(flow).aMember('admin')).id, at: flow.clock.now() };
  expect(await cases().accept(id, { unitIds: [], ...decided })).toBe('no-order');
  expect(await cases().refuse(id, { refusal: 'unknown-order', ...decided })).toBe('done');
  expect(await cases().refuse(id, { refusal: 'other', ...decided })).toBe('decided');
  const [mail] = await untilMails(email, 'Sobre tu desistimiento del pedido 900010', 1);
  expect(mail?.text).toContain('No hemos encontrado ningún pedido pagado');
  expect(await caseOf(email)).toMatchObject({ status: 'refused', refusal: 'unknown-order', note: null });
});

test('LEGAL-17 an order that nobody paid is no order of its address', async () => {
  const email = anEmail();
  const { sessionId } = await flow.checkout({ email });
  await declare({ orderNumber: (await numberOf(sessionId)).number, email });
  expect(
    await flow.rows(
      z.object({ order_id: z.null() }),
      sql`select order_id from withdrawals where email = ${email}`,
    ),
  ).toHaveLength(1);
});

test('LEGAL-19 a refused withdrawal cannot be accepted later, and nothing is refunded', async () => {
  const { email, sessionId } = await aSignedInCustomer(0, 1);
  const { id: orderId, number } = await numberOf(sessionId);
  await declare({ orderNumber: number, email });
  const found = await caseOf(email);
  const decided = { note: null, by: (await staffOf(flow).aMember('admin')).id, at: flow.clock.now() };
  expect(await cases().refuse(found.id, { refusal: 'other', ...decided, note: 'Used' })).toBe('done');
  const unitIds = judgeCase(found).refundable.map((unit) => unit.id);
  expect([unitIds.length, await cases().accept(found.id, { unitIds, ...decided })]).toEqual([1, 'decided']);
  const refunds = sql`select 1 from refunds r join order_units u on u.id = r.unit_id where u.order_id = ${orderId}`;
  expect(await flow.rows(z.unknown(), refunds)).toEqual([]);
});

test('LEGAL-19 a withdrawal that is accepted while it is being refused stays refused, and nothing is refunded', async () => {
  const { email, sessionId } = await aSignedInCustomer(0, 1);
  const { id: orderId, number } = await numberOf(sessionId);
  await declare({ orderNumber: number, email });
  const found = await caseOf(email);
  const decided = { note: null, by: (await staffOf(flow).aMember('admin')).id, at: flow.clock.now() };
  const refusing = await holdStatement(
    flow.parts().shop.postgres,
    `update withdrawals set status = 'refused', refusal = 'other', decided_at = now() where id = $1`,
    [found.id],
  );
  const unitIds = judgeCase(found).refundable.map((unit) => unit.id);
  const accepting = cases().accept(found.id, { unitIds, ...decided });
  await refusing.untilWaiting(1);
  await refusing.end('commit');
  expect([unitIds.length, await accepting]).toEqual([1, 'decided']);
  const refunds = sql`select 1 from refunds r join order_units u on u.id = r.unit_id where u.order_id = ${orderId}`;
  expect(await flow.rows(z.unknown(), refunds)).toEqual([]);
});

test('LEGAL-08 a receipt that the mail server deferred is sent by a later round', async () => {
  const email = anEmail();
  await flow.fault({ service: 'mail', kind: 'rate-limit', match: email, count: 1 });
  const { reference } = await declare({ orderNumber: '900011', email });
  await eventually(async () => {
    const [row] = await flow.rows(
      z.object({ attempts: z.int() }),
      sql`select m.attempts from withdrawal_mails m join withdrawals w on w.id = m.withdrawal_id where w.email = ${email}`,
    );
    expect(row?.attempts).toBe(1);
  });
  expect(await mailsAbout(email, reference)).toEqual([]);
  flow.clock.advance(60);
  await flow.reconcile();
  await untilMails(email, reference, 1);
});
