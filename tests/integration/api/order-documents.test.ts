import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { rememberSeller } from '#adapters/postgres/order-documents/seller-store.ts';
import { MyOrdersResponse } from '#contract/account/my-orders.ts';
import {
  InvoiceResponse,
  OrderDetailsResponse,
  ResendMailResponse,
} from '#contract/account/order-documents.ts';
import { invoiceOf } from '#core/orders/history/invoice.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { dataOwnersOf } from '../personal-data/customers-with-everything.ts';
import { customersOf } from '../order-flow/customers.ts';
import { topupsAt } from '../order-flow/place-topup.ts';
import { anEmail, anOrderFlow, payOnPage } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { get, send, aDeliveredGuest, aSignedInCustomer, esimsOf } = customersOf(flow);
const owners = dataOwnersOf(flow);
const SELLER = { ...aSeller(), taxBasisPoints: 2100 };

beforeEach(() => flow.run(sql`delete from rate_limits`));

async function detailsOf(orderId: string, cookie: string, language = 'en') {
  const response = await get(`/api/orders/${orderId}?language=${language}`, cookie);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return OrderDetailsResponse.parse(await response.json()).order;
}

async function invoiceFor(orderId: string, cookie: string, language = 'en') {
  const response = await get(`/api/orders/${orderId}/invoice?language=${language}`, cookie);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return InvoiceResponse.parse(await response.json()).invoice;
}

const resend = (orderId: string, cookie: string) =>
  send('POST', `/api/orders/${orderId}/resend-mail`, { body: {}, cookie });
const orderMails = async (email: string) =>
  (await flow.mailsTo(email)).filter(({ text }) => text.includes('LPA:1$'));

test('ORDER-24 ORDER-25 ORDER-33 owner and paying browser see the timeline of their order; the browser sees a hidden address', async () => {
  const { email, cookie, session, sessionId } = await aSignedInCustomer(0, 2);
  const { id } = await flow.orderOf(sessionId);
  const own = await detailsOf(id, session, 'es');
  expect(own).toMatchObject({ id, email, isOwner: true, state: 'ready', canResend: true });
  expect(own.timeline.map(({ kind }) => kind)).toEqual([
    'placed',
    'paid',
    'delivered',
    'delivered',
    'mail-sent',
  ]);
  const titles = own.timeline.flatMap(
    ({ title }) => /^eSIM para .*\((\d de 2)\)$/.exec(title ?? '')?.[1] ?? [],
  );
  expect(titles.toSorted()).toEqual(['1 de 2', '2 de 2']);
  const [stored] = await flow.rows(
    z.object({ created_at: z.coerce.date(), paid_at: z.coerce.date(), settled: z.coerce.date() }),
    sql`select created_at, paid_at, (select min(settled_at) from order_units where order_id = o.id) as settled
      from orders o where id = ${id}`,
  );
  const times = own.timeline.map(({ at }) => at);
  expect(times).toEqual(
    expect.arrayContaining(
      [stored?.created_at, stored?.paid_at, stored?.settled].map((time) => time?.toISOString()),
    ),
  );
  const minutes = times.map((time) => time.slice(0, 16));
  expect(minutes.toSorted()).toEqual(minutes);
  const owned = (await esimsOf(session)).map((esim) => esim.id);
  expect(own.units.map(({ esimId }) => esimId).toSorted()).toEqual(owned.toSorted());
  const seen = await detailsOf(id, cookie);
  expect(seen).toMatchObject({ isOwner: false, email: `${email.slice(0, 1)}•••@example.com` });
  expect(JSON.stringify([seen, await invoiceFor(id, cookie)])).not.toContain(email);

  const eva = await aSignedInCustomer(1);
  for (const stranger of [eva.session, eva.cookie, ''])
    for (const path of ['', '/invoice']) {
      const refused = await get(`/api/orders/${id}${path}`, stranger);
      expect(await errorOf(refused)).toMatchObject({ status: 404, code: 'not-found' });
    }
  expect((await resend(id, eva.session)).status).toBe(404);
  expect((await get('/api/orders/not-an-id', session)).status).toBe(400);
});

test('ORDER-24 the owner sees later top-ups of an eSIM; the browser that paid for the eSIM does not', async () => {
  const { email, cookie, session, sessionId } = await aSignedInCustomer(2);
  const [esim] = await esimsOf(session);
  const topups = topupsAt(() => flow.parts().origin);
  const target = { esimId: esim?.id ?? '' };
  const { offer } = await topups.offers(target, session);
  const bought = await topups.checkout({ target, offer, email, cookie: session });
  await payOnPage(bought.url);
  await flow.untilStatus(bought.sessionId, 'fulfilled');
  const { id } = await flow.orderOf(sessionId);
  const kinds = async (as: string) => (await detailsOf(id, as)).timeline.map(({ kind }) => kind);
  expect(await kinds(session)).toContain('esim-topped-up');
  expect(await kinds(cookie)).not.toContain('esim-topped-up');
  const topup = await flow.orderOf(bought.sessionId);
  expect((await detailsOf(topup.id, session)).timeline.map(({ kind }) => kind)).toContain('topped-up');
});

const Unit = z.object({ id: z.string(), paid: z.int(), outcome: z.string() });

/** Two units delivered and one refunded, all with an odd discount. */
async function aPartlyRefundedOrder() {
  await flow.run(sql`insert into discount_codes (code, kind, percent) values ('ODD7', 'percent', 7)`);
  const missing = flow.plan(10);
  await flow.control('POST', `/network/packages/${missing.packageId}`, { isWithdrawn: true });
  const lines = [
    { ...flow.plan(3), quantity: 2 },
    { ...missing, quantity: 1 },
  ];
  const email = anEmail();
  const { url, sessionId, cookie } = await flow.checkout({ email, lines, discountCode: 'ODD7' });
  await payOnPage(url);
  const { id, total_cents: totalCents } = await flow.untilStatus(sessionId, 'fulfilled');
  await eventually(async () => {
    const { refunds } = await detailsOf(id, cookie);
    expect(refunds.map(({ reason, doneAt }) => [reason, doneAt !== null])).toEqual([['undelivered', true]]);
  });
  const [delivered, , undelivered] = await flow.rows(
    Unit,
    sql`select id, outcome, price_cents - discount_cents as paid from order_units where order_id = ${id} order by position`,
  );
  if (delivered === undefined || undelivered === undefined) throw new Error('The order has fewer units');
  expect([delivered.outcome, undelivered.outcome]).toEqual(['delivered', 'undeliverable']);
  return { email, id, totalCents, cookie, delivered, undelivered };
}

test('ORDER-27 ORDER-28 DATA-20 the invoice of a partly refunded, discounted order is what the payment service moved, to the cent', async () => {
  const { email, id, totalCents, cookie, delivered, undelivered } = await aPartlyRefundedOrder();
  const checkout = await flow.rows(
    z.object({ email: z.string(), code: z.string() }),
    sql`select o.email, r.code from orders o join discount_redemptions r on r.order_id = o.id where o.id = ${id}`,
  );
  expect(checkout).toEqual([{ email, code: 'ODD7' }]);
  const made = (await flow.ledger('refund-made')).map(({ data }) => data['amount']);
  expect(made).toContain(undelivered.paid);
  const invoice = await invoiceFor(id, cookie, 'es');
  expect(invoice).toMatchObject({
    seller: { name: SELLER.name, taxId: SELLER.taxId },
    taxPercent: 21,
    discountCode: 'ODD7',
    lines: [{ quantity: 2 }, { quantity: 1 }],
    total: { totalCents },
    creditNotes: [{ reason: 'undelivered', totalCents: -undelivered.paid }],
    balance: { totalCents: totalCents - undelivered.paid },
  });
  expect(invoice.subtotalCents - invoice.discountCents).toBe(totalCents);

  // A refund after delivery has no credit note before it is made.
  await flow.run(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at)
    select payment_id, ${delivered.id}, 'goodwill', ${delivered.paid}, 'due', ${`key-${id}`}, now() from payments where order_id = ${id}`);
  const open = await detailsOf(id, cookie);
  expect(open.refunds).toContainEqual(
    expect.objectContaining({ reason: 'goodwill', amountCents: delivered.paid, doneAt: null }),
  );
  expect((await invoiceFor(id, cookie)).creditNotes).toHaveLength(1);
  await flow.run(sql`update refunds set status = 'done', provider_refund_id = ${`re-${id}`}, done_at = now()
    where unit_id = ${delivered.id}`);
  const { creditNotes, balance } = await invoiceFor(id, cookie);
  expect(creditNotes.map(({ number }) => Number(number.slice(2)))).toEqual([1, 2]);
  expect(balance.totalCents).toBe(totalCents - undelivered.paid - delivered.paid);
  const { timeline } = await detailsOf(id, cookie);
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['delivered', 'undelivered', 'refunded', 'refund-started']),
  );
});

test('ORDER-31 an order shows its refunds, what was accepted about withdrawal, and what is left of the right', async () => {
  const { cookie, sessionId } = await aDeliveredGuest(13);
  const { id } = await flow.orderOf(sessionId);
  const { placedAt, withdrawal, refunds } = await flow
    .rows(z.object({ created_at: z.coerce.date() }), sql`select created_at from orders where id = ${id}`)
    .then(async ([row]) => ({ placedAt: row?.created_at, ...(await detailsOf(id, cookie)) }));
  expect(refunds).toEqual([]);
  expect(withdrawal).toMatchObject({ state: 'open', acceptedAt: placedAt?.toISOString() });
  await flow.run(
    sql`update esims set first_connected_at = now() where unit_id in (select id from order_units where order_id = ${id})`,
  );
  expect((await detailsOf(id, cookie)).withdrawal?.state).toBe('used');
  // Fourteen days, a weekend at their end, and until the last day has ended everywhere.
  flow.clock.advance(18 * 24 * 60 * 60);
  expect((await detailsOf(id, cookie)).withdrawal?.state).toBe('expired');
});

const Numbered = z.object({ number: z.coerce.number(), order_id: z.string() });

test('ORDER-26 numbers of invoices have no gap, whatever is paid at once, never paid or rolled back, and never change', async () => {
  const begun = await Promise.all(
    Array.from({ length: 5 }, () => flow.checkout({ lines: [{ ...flow.plan(4), quantity: 1 }] })),
  );
  const [late, , ...atOnce] = begun;
  const pay = async (paid: typeof begun) => {
    await Promise.all(paid.map(({ url }) => payOnPage(url)));
    for (const { sessionId } of paid) await flow.untilStatus(sessionId, 'fulfilled');
  };
  // The second one is never paid: it takes an order number and no invoice.
  await pay(atOnce);
  if (late === undefined) throw new Error('Nothing was begun');
  const { id } = await flow.orderOf(late.sessionId);
  const rolledBack = flow.parts().shop.postgres.transaction(async (tx) => {
    await tx.execute(sql`update orders set status = 'paid', paid_at = now() where id = ${id}`);
    await tx.execute(sql`set constraints all immediate`);
    throw new Error('The payment fails');
  });
  await expect(rolledBack).rejects.toThrow('The payment fails');
  await pay([late]);
  const issued = await flow.rows(
    Numbered,
    sql`select number, order_id from invoices where series = 'F' order by number`,
  );
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
  const paid = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from orders where paid_at is not null`,
  );
  expect(issued.map((one) => one.order_id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
  for (const change of [sql`update invoices set number = number + 100`, sql`delete from invoices`])
    await expect(flow.run(change)).rejects.toMatchObject({ cause: { constraint: 'invoices_kept' } });
});

test('ORDER-30 pressed twice, the order mail is sent again once, to the address of the order; at most three a day', async () => {
  const { email, cookie, session, sessionId } = await aSignedInCustomer(5);
  const { id } = await flow.orderOf(sessionId);
  const [first, second] = await Promise.all([resend(id, session), resend(id, cookie)]);
  expect(ResendMailResponse.parse(await first.json())).toEqual({ email });
  expect(ResendMailResponse.parse(await second.json()).email).toMatch(/^.•••@example\.com$/);
  await eventually(async () => expect(await orderMails(email)).toHaveLength(2), 30_000);
  const [one, two] = await orderMails(email);
  expect(one?.messageId).not.toBe(two?.messageId);
  // One that waits to be sent again does not set back the progress of the order.
  await flow.run(sql`insert into sent_mails (kind, subject, order_id, recipient, message_id, status, created_at)
    values ('order', ${`${id} waits`}, ${id}, ${email}, ${`waits-${id}`}, 'due', now())`);
  const { steps } = await flow.progress(sessionId, cookie);
  expect(steps.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'complete'));
  await flow.run(sql`delete from sent_mails where message_id = ${`waits-${id}`}`);
  expect((await resend(id, session)).status).toBe(200);
  const refused = await resend(id, cookie);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await errorOf(refused)).toMatchObject({ status: 429 });
  await eventually(async () => expect(await orderMails(email)).toHaveLength(3), 30_000);
  const timeline = (await detailsOf(id, session)).timeline.filter(({ kind }) => kind === 'mail-sent');
  expect(timeline).toHaveLength(3);
});

test('ORDER-30 an order that is being prepared has no mail to send again', async () => {
  const { cookie, sessionId } = await aDeliveredGuest(6);
  const { id } = await flow.orderOf(sessionId);
  await flow.run(sql`delete from sent_mails where order_id = ${id} and kind <> 'welcome'`);
  expect((await detailsOf(id, cookie)).canResend).toBe(false);
  expect(await errorOf(await resend(id, cookie))).toMatchObject({ status: 409, code: 'no-mail-yet' });
});

test('ORDER-23 two hundred orders are read twenty at a time, newest first, each once; another account’s id leads nowhere', async () => {
  const { session, sessionId } = await aSignedInCustomer(7);
  const eva = await aSignedInCustomer(8);
  const { id } = await flow.orderOf(sessionId);
  await flow.run(sql`with made as (
      insert into orders (user_id, email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      select o.user_id, o.email, 'en', 'fulfilled', 100, 0, 100, 'USD', 'many-' || n, '', '', o.created_at, o.pay_until,
        o.paid_at - make_interval(hours => n / 3) from orders o, generate_series(1, 199) n where o.id = ${id}
      returning id)
    insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents)
    select made.id, 1, (select package_id from order_units where order_id = ${id}), 'sim', 100, 0 from made`);
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const query = next === null ? '' : `&before=${next}`;
    const response = await get(`/api/orders?language=en${query}`, session);
    const page = MyOrdersResponse.parse(await response.json());
    expect(page.orders).toHaveLength(20);
    seen.push(...page.orders.map((order) => order.id));
    next = page.next;
  } while (next !== null);
  expect(new Set(seen).size).toBe(200);
  const sorted = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from orders where user_id = (select user_id from orders where id = ${id}) order by paid_at desc, number desc`,
  );
  expect(seen).toEqual(sorted.map((order) => order.id));
  const foreign = await get(`/api/orders?before=${id}`, eva.session);
  expect(MyOrdersResponse.parse(await foreign.json())).toEqual({ orders: [], next: null });
});

test('ORDER-32 a deleted account leaves a valid invoice that names nobody, and nobody can open it', async () => {
  const { email, cookie, session, sessionId } = await owners.aSignedInCustomer(9);
  const { id, total_cents: totalCents } = await flow.orderOf(sessionId);
  const before = await invoiceFor(id, session);
  expect(before.buyerEmail).toBe(email);
  const last = await owners.signIn(email);
  expect((await owners.deleteMe(email, last)).status).toBe(200);
  for (const who of [session, last, cookie, ''])
    for (const path of ['', '/invoice'])
      expect((await get(`/api/orders/${id}${path}`, who)).status).toBe(404);
  expect((await resend(id, cookie)).status).toBe(404);
  const { documents } = flow.parts().shop.orders.services({ onChange: () => () => undefined });
  const record = await documents.find(id);
  if (record === null) throw new Error('The order is gone');
  expect(await documents.resend(id, new Date())).toBe('none');
  const kept = invoiceOf(record, SELLER, { language: 'en', messagesOf });
  expect(kept).toMatchObject({ number: before.number, buyerEmail: null, total: { totalCents } });
  expect(JSON.stringify(record)).not.toContain(email);
}, 120_000);

test('ORDER-28 an invoice keeps the seller and the tax rate of the day it was issued', async () => {
  const { postgres } = flow.parts().shop;
  const early = { ...SELLER, name: 'Before S.L.', taxBasisPoints: 700 };
  for (let start = 0; start < 2; start += 1) await rememberSeller(postgres, early, new Date());
  const { cookie, sessionId } = await aDeliveredGuest(11);
  const { id } = await flow.orderOf(sessionId);
  await rememberSeller(postgres, { ...SELLER, name: 'After S.L.', taxBasisPoints: null }, new Date());
  expect(await invoiceFor(id, cookie)).toMatchObject({ seller: { name: 'Before S.L.' }, taxPercent: 7 });
  const later = await aDeliveredGuest(12);
  const invoice = await invoiceFor((await flow.orderOf(later.sessionId)).id, later.cookie);
  expect(invoice).toMatchObject({ seller: { name: 'After S.L.' }, taxPercent: null });
  const stored = await flow.rows(z.object({ name: z.string() }), sql`select name from sellers order by id`);
  expect(stored).toEqual([{ name: 'Before S.L.' }, { name: 'After S.L.' }]);
});
