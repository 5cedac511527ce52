import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { SANDBOX_KEYS } from './parts.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

async function paidOrder(options: Parameters<typeof flow.checkout>[0] = {}) {
  const email = anEmail();
  const { url, sessionId } = await flow.checkout({ email, ...options });
  const { id, total_cents: totalCents } = await flow.orderOf(sessionId);
  await payOnPage(url);
  return { email, sessionId, id, totalCents };
}

function signature(body: string): string {
  const at = Math.floor(Date.now() / 1000);
  const signed = createHmac('sha256', SANDBOX_KEYS.stripeWebhookSecret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signed}`;
}

async function unitOf(orderId: string) {
  const [unit] = await flow.rows(
    z.object({ id: z.string(), outcome: z.string().nullable(), failure: z.string().nullable() }),
    sql`select id, outcome, failure from order_units where order_id = ${orderId}`,
  );
  if (unit === undefined) throw new Error('The order has no unit');
  return unit;
}

async function alertKinds(): Promise<readonly string[]> {
  const rows = await flow.rows(
    z.object({ kind: z.string() }),
    sql`select kind from alerts where resolved_at is null`,
  );
  return rows.map(({ kind }) => kind);
}

test('FULFIL-01 FULFIL-04 the network sells an eSIM that another customer has: it is not delivered twice, the money is refunded and the owner gets an alert', async () => {
  const other = await paidOrder();
  await flow.untilStatus(other.sessionId, 'fulfilled');
  await flow.fault({ service: 'network', kind: 'timeout-after', match: 'POST /v2/orders', count: 1 });
  const { sessionId, id, totalCents } = await paidOrder();
  const unit = await unitOf(id);
  const sold = await eventually(async () => {
    const entry = (await flow.ledger('esim-sold')).find(({ data }) => data['description'] === unit.id);
    expect(entry).toBeDefined();
    return z.object({ iccid: z.string() }).parse(entry?.data);
  });
  await eventually(() => {
    const silent = flow.log.lines.filter(({ fields }) => fields['unitId'] === unit.id);
    expect(silent.map(({ event }) => event)).toContain('network-silent');
  });
  await flow.run(sql`update esims set iccid = ${sold.iccid} where unit_id = ${(await unitOf(other.id)).id}`);
  flow.clock.advance(90);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'refunded');
  expect(await unitOf(id)).toMatchObject({ outcome: 'undeliverable', failure: 'esim-of-another-unit' });
  expect(await flow.progress(sessionId)).toMatchObject({ refundedCents: totalCents });
  expect(await alertKinds()).toContain('esim-sold-twice');
});

test('B24 a mail that cannot be composed is not retried forever, and the owner gets an alert', async () => {
  const { sessionId, id } = await paidOrder();
  await flow.untilStatus(sessionId, 'fulfilled');
  const mail = sql`order_id = ${id} and kind = 'order'`;
  await eventually(async () =>
    expect(
      await flow.rows(z.object({ status: z.string() }), sql`select status from sent_mails where ${mail}`),
    ).toEqual([{ status: 'sent' }]),
  );
  await flow.run(
    sql`update esims set activation_code = 'v1.broken' where unit_id = ${(await unitOf(id)).id}`,
  );
  await flow.run(
    sql`update sent_mails set status = 'due', sent_at = null, attempts = 30, tried_at = now() - interval '1 day' where ${mail}`,
  );
  await flow.reconcile();
  await eventually(async () => {
    const mails = await flow.rows(
      z.object({ status: z.string() }),
      sql`select status from sent_mails where ${mail}`,
    );
    expect(mails).toEqual([{ status: 'refused' }]);
  });
  expect(await alertKinds()).toContain('order-mail-refused');
});

test('B24 the pause between two attempts of a mail grows by a minute with each attempt', async () => {
  const email = anEmail();
  await flow.fault({ service: 'mail', kind: 'rate-limit', match: email, count: 2 });
  const { sessionId, id } = await paidOrder({ email });
  await flow.untilStatus(sessionId, 'fulfilled');
  const mail = sql`order_id = ${id} and kind = 'order' and status = 'due'`;
  const due = () =>
    flow.rows(z.object({ attempts: z.int() }), sql`select attempts from sent_mails where ${mail}`);
  await eventually(async () => expect(await due()).toEqual([{ attempts: 1 }]));
  const queuedAfter = async (minutes: number) => {
    const triedAt = sql`${flow.clock.now()}::timestamptz - make_interval(secs => ${minutes * MINUTE})`;
    await flow.run(sql`update sent_mails set attempts = 12, tried_at = ${triedAt} where ${mail}`);
    return (await flow.parts().shop.orders.late.queueWhatIsLate(flow.clock.now(), 1)).mails;
  };
  expect(await queuedAfter(9.9)).toBe(0);
  expect(await queuedAfter(10.1)).toBe(1);
});

test('B24 a mail that is deferred again and again raises an alert while it is still retried', async () => {
  const email = anEmail();
  await flow.fault({ service: 'mail', kind: 'rate-limit', match: email, count: 3 });
  const { sessionId, id } = await paidOrder({ email });
  await flow.untilStatus(sessionId, 'fulfilled');
  const attempts = async () => {
    const mails = await flow.rows(
      z.object({ attempts: z.int() }),
      sql`select attempts from sent_mails where order_id = ${id} order by attempts`,
    );
    return mails.map((mail) => mail.attempts);
  };
  await eventually(async () => expect(await attempts()).toEqual([1, 1]));
  expect(await alertKinds()).not.toContain('order-mail-late');
  await flow.run(
    sql`update sent_mails set attempts = 4, tried_at = now() - interval '1 day' where order_id = ${id} and kind = 'order'`,
  );
  await flow.reconcile();
  await eventually(async () => expect(await alertKinds()).toContain('order-mail-late'));
  await flow.run(sql`update sent_mails set tried_at = now() - interval '1 day' where order_id = ${id}`);
  await flow.reconcile();
  await eventually(async () => expect(await alertKinds()).not.toContain('order-mail-late'));
  await eventually(async () => expect(await flow.mailsTo(email)).toHaveLength(2));
});

test('FULFIL-04 a refund that the payment service keeps deferring raises an alert after its deadline', async () => {
  const { packageId, price } = flow.plan(4);
  await flow.control('POST', `/network/packages/${packageId}`, { isWithdrawn: true });
  await flow.fault({ service: 'payments', kind: 'error', status: 403, match: '/v1/refunds' });
  const { id } = await paidOrder({ lines: [{ packageId, price, quantity: 1 }] });
  await eventually(async () => expect(await unitOf(id)).toMatchObject({ outcome: 'undeliverable' }));
  flow.clock.advance(20 * MINUTE);
  await flow.reconcile();
  await eventually(async () => expect(await alertKinds()).toContain('refund-late'));
});

test('PAY-03 STOCK-09 a session that the payment service no longer knows does not hold its stock forever', async () => {
  const { sessionId } = await flow.checkout();
  await flow.run(sql`update checkout_sessions set session_id = 'cs_gone' where session_id = ${sessionId}`);
  flow.clock.advance(60 * MINUTE);
  await flow.reconcile();
  flow.clock.advance(DAY);
  await flow.reconcile();
  await flow.untilStatus('cs_gone', 'cancelled');
  expect(await alertKinds()).toContain('payment-session-forgotten');
});

test.each(['A\u0000B', '\ud800'])(
  'a text that cannot be stored (%j) is a client error, not a server error',
  async (text) => {
    const post = (path: string, body: unknown) =>
      fetch(`${flow.parts().origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const item = { packageId: text, price: 3, quantity: 1 };
    const responses = await Promise.all([
      post('/api/rpc/validate_discount_code', { p_code: text, p_cart_items: [item], p_subtotal: 3 }),
      post('/api/validate-packages', { packages: [item] }),
      post('/api/capture-lead', {
        email: anEmail(),
        source: 'checkout',
        cartItems: [{ ...item, title: text, country: 'Japan' }],
        cartValueCents: 300,
      }),
      flow.submit({ lines: [item] }),
      flow.submit({ discountCode: text }),
      fetch(`${flow.parts().origin}/api/checkout-sessions/${encodeURIComponent('\u0000')}/events`),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  },
);

test('B35 an order is no larger than can be delivered: a larger one is refused before anything is stored', async () => {
  const lines = Array.from({ length: 100 }, () => ({ ...flow.plan(), quantity: 100 }));
  const response = await flow.submit({ lines });
  expect(response.status).toBe(400);
});

test('FULFIL-05 PAY-03 a payment that arrives after its order was ended is fully refunded, and its customer gets one mail with the amount', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const email = anEmail();
  const { url, sessionId } = await flow.checkout({ email });
  const { id, total_cents: totalCents } = await flow.orderOf(sessionId);
  await flow.run(sql`update orders set status = 'cancelled', cancelled_at = now() where id = ${id}`);
  await payOnPage(url);
  flow.clock.advance(41);
  await flow.reconcile();
  const [mail] = await eventually(async () => {
    const mails = await flow.mailsTo(email);
    expect(mails.map(({ subject }) => subject.split(' (')[0])).toEqual(['Your refund']);
    return mails;
  });
  expect(mail?.text).toContain(`Refunded: $${(totalCents / 100).toFixed(2)}`);
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'refunded', refundedCents: totalCents });
  const made = await flow.ledger('refund-made');
  const [ours] = await flow.rows(
    z.object({ payment_id: z.string() }),
    sql`select payment_id from refunds r join payments using (payment_id) where order_id = ${id}`,
  );
  const reference = ours?.payment_id ?? '?';
  expect(made.filter(({ data }) => JSON.stringify(data['metadata']).includes(reference))).toHaveLength(1);
});

test.each([
  ['refund.failed', { id: 're_1', object: 'refund', status: 'failed' }, 'refund-failed-later'],
  ['charge.dispute.created', { id: 'du_1', object: 'dispute' }, 'payment-disputed'],
])('PAY-04 %s, which the shop itself cannot solve, raises an alert', async (type, object, kind) => {
  const body = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
  const response = await fetch(`${flow.parts().origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signature(body) },
    body,
  });
  expect(response.status).toBe(200);
  expect(await alertKinds()).toContain(kind);
});

test('COUPON-08 PAY-04 a code for the whole price leaves nothing to pay: delivered without a card, and nothing is refunded when delivery fails', async () => {
  await flow.run(sql`insert into discount_codes (code, kind, percent) values ('WHOLE', 'percent', 100)`);
  const free = await paidOrder({ discountCode: 'WHOLE' });
  expect(free.totalCents).toBe(0);
  await flow.untilStatus(free.sessionId, 'fulfilled');
  const { packageId, price } = flow.plan(5);
  await flow.control('POST', `/network/packages/${packageId}`, { isWithdrawn: true });
  const lines = [{ packageId, price, quantity: 1 }];
  const withdrawn = await paidOrder({ lines, discountCode: 'WHOLE' });
  await flow.untilStatus(withdrawn.sessionId, 'refunded');
  const refunds = await flow.rows(
    z.object({ id: z.string() }),
    sql`select r.id from refunds r join payments p using (payment_id) where p.order_id in (${free.id}, ${withdrawn.id})`,
  );
  expect(refunds).toEqual([]);
});

test('ORDER-04 codes are shown within seconds although the network is slow with the installation steps', async () => {
  const { url, sessionId, cookie } = await flow.checkout();
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  await flow.fault({ service: 'network', kind: 'delay', delayMs: 20_000, match: 'instructions' });
  const response = await fetch(`${flow.parts().origin}/api/checkout-sessions/${sessionId}/install`, {
    headers: { cookie },
    signal: AbortSignal.timeout(7_000),
  });
  expect(InstallResponse.parse(await response.json()).esims).toMatchObject([{ platforms: null }]);
});

test('COUPON-08 PAY-01 a code that would leave less than the minimum charge leaves exactly the minimum charge', async () => {
  await flow.run(sql`insert into discount_codes (code, kind, percent) values ('NEARLY', 'percent', 99)`);
  const { sessionId, totalCents } = await paidOrder({ discountCode: 'NEARLY' });
  expect(totalCents).toBe(50);
  await flow.untilStatus(sessionId, 'fulfilled');
});

test('CHECKOUT-14 CHECKOUT-19 a key whose order has too little time left to be paid is refused, and a new key can pay at once', async () => {
  const options = { email: anEmail(), key: randomUUID(), cartId: randomUUID() };
  // Other calls of the shop, such as those of a reconciliation, must not take them.
  const match = 'POST /v1/checkout/sessions';
  await flow.fault({ service: 'payments', kind: 'error', status: 500, match, count: 2 });
  expect((await flow.submit(options)).status).toBe(503);
  await flow.run(
    sql`update orders set created_at = now() - interval '2 minutes', pay_until = now() + interval '29 minutes'
        where idempotency_key = ${options.key}`,
  );
  const again = await flow.submit(options);
  expect(await again.json()).toMatchObject({ error: { code: 'checkout-closed' } });
  expect((await flow.submit({ ...options, key: randomUUID() })).status).toBe(200);
});
