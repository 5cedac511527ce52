import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { SANDBOX_KEYS } from './parts.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();

function noticeOf(id: string, sessionId: string, type = 'checkout.session.completed'): string {
  return JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { id: sessionId, object: 'checkout.session', payment_status: 'paid', amount_total: 1 } },
  });
}

function signature(body: string, secret: string = SANDBOX_KEYS.stripeWebhookSecret): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function deliver(body: string, signed = signature(body)): Promise<Response> {
  return fetch(`${flow.parts().origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signed },
    body,
  });
}

/** The records of an order whose flow is complete: exactly one of each. */
async function effectsOf(orderId: string) {
  const [counted] = await flow.rows(
    z.object({ payments: z.string(), esims: z.string(), refunds: z.string(), mails: z.string() }),
    sql`select
      (select count(*) from payments where order_id = ${orderId}) as payments,
      (select count(*) from esims e join order_units u on u.id = e.unit_id where u.order_id = ${orderId}) as esims,
      (select count(*) from refunds r join payments using (payment_id) where order_id = ${orderId}) as refunds,
      (select count(*) from sent_mails where order_id = ${orderId}) as mails`,
  );
  const units = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from order_units where order_id = ${orderId}`,
  );
  const ids = new Set<unknown>(units.map(({ id }) => id));
  const sold = (await flow.ledger('esim-sold')).filter(({ data }) => ids.has(data['description']));
  return { ...counted, sold: sold.length };
}
const ONE_OF_EACH = { payments: '1', esims: '1', refunds: '0', mails: '2', sold: 1 };

test('PAY-04 B2 no webhook arrives: the reconciler finds the payment by itself', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const { url, sessionId } = await flow.checkout();
  await payOnPage(url);
  await flow.reconcile();
  expect(await flow.orderOf(sessionId)).toMatchObject({ status: 'awaiting-payment' });
  // It polls a session every 40 seconds.
  flow.clock.advance(41);
  await flow.reconcile();
  const { id } = await flow.untilStatus(sessionId, 'fulfilled');
  expect(await effectsOf(id)).toEqual(ONE_OF_EACH);
});

test('B1 B18 five simultaneous webhooks and the success page at the same moment deliver once', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const { url, sessionId } = await flow.checkout();
  await payOnPage(url);
  const responses = await Promise.all([
    ...Array.from({ length: 5 }, (_, index) => deliver(noticeOf(`evt_${sessionId}_${index}`, sessionId))),
    ...Array.from({ length: 5 }, () => fetch(`${flow.parts().origin}/api/checkout-sessions/${sessionId}`)),
  ]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const { id } = await flow.untilStatus(sessionId, 'fulfilled');
  expect(await effectsOf(id)).toEqual(ONE_OF_EACH);
});

test('B3 B9 B19 a webhook that is repeated, five times and after delivery, gets 200 and changes nothing', async () => {
  const { url, sessionId } = await flow.checkout();
  await payOnPage(url);
  const { id } = await flow.untilStatus(sessionId, 'fulfilled');
  for (let time = 0; time < 5; time += 1) {
    expect((await deliver(noticeOf('evt_same', sessionId))).status).toBe(200);
    expect((await deliver(noticeOf(`evt_late_${time}`, sessionId))).status).toBe(200);
  }
  await eventually(async () => {
    const open = await flow.rows(
      z.object({ notice_id: z.string() }),
      sql`select notice_id from payment_notices where session_id = ${sessionId} and handled_at is null`,
    );
    expect(open).toEqual([]);
  });
  expect(await effectsOf(id)).toEqual(ONE_OF_EACH);
});

test('B2 a payment service that does not respond for long is polled at intervals, not on every run', async () => {
  const { sessionId } = await flow.checkout();
  await flow.fault({ service: 'payments', kind: 'error', match: `GET /v1/checkout/sessions/${sessionId}` });
  await deliver(noticeOf(`evt_${sessionId}`, sessionId));
  const requestCount = async () => {
    const jobs = await flow.rows(
      z.object({ id: z.string() }),
      sql`select id from jobs.job where name = 'settle-payment' and data->>'sessionId' = ${sessionId}`,
    );
    return jobs.length;
  };
  // A job that still waits would stand for the next one too.
  const untilTaken = () =>
    eventually(async () => {
      const waiting = await flow.rows(
        z.object({ id: z.string() }),
        sql`select id from jobs.job where name = 'settle-payment' and state = 'created' and data->>'sessionId' = ${sessionId}`,
      );
      expect(waiting).toEqual([]);
    });
  expect(await requestCount()).toBe(1);
  await untilTaken();
  // Its session was already polled for another reason; only the notice is open.
  await flow.run(sql`update checkout_sessions set asked_at = 'infinity' where session_id = ${sessionId}`);
  flow.clock.advance(41);
  for (let round = 0; round < 8; round += 1) {
    await flow.reconcile();
    flow.clock.advance(5);
  }
  expect(await requestCount()).toBe(2);
  await untilTaken();
  flow.clock.advance(1);
  await flow.reconcile();
  expect(await requestCount()).toBe(3);
});

test('B26 a forged notice is rejected, and a signed one about an unpaid session delivers nothing', async () => {
  const { sessionId } = await flow.checkout();
  const body = noticeOf('evt_forged', sessionId);
  expect(await errorOf(await deliver(body, signature(body, 'whsec_other')))).toMatchObject({
    status: 400,
    code: 'not-signed',
  });
  expect(await errorOf(await deliver(`${body} `, signature(body)))).toMatchObject({ status: 400 });
  expect((await deliver(noticeOf('evt_hopeful', sessionId))).status).toBe(200);
  await eventually(async () => {
    const [notice] = await flow.rows(
      z.object({ handled_at: z.string() }),
      sql`select handled_at::text from payment_notices where notice_id = 'evt_hopeful'`,
    );
    expect(notice).toBeDefined();
  });
  expect(await flow.orderOf(sessionId)).toMatchObject({ status: 'awaiting-payment' });
});

test('B13 a late notice of failure does not undo the payment that succeeded', async () => {
  // It is the only notice: if the shop trusted it, the successful payment would never be fetched.
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const { url, sessionId } = await flow.checkout();
  await payOnPage(url, '4000000000000002');
  await payOnPage(url);
  await deliver(noticeOf(`evt_f_${sessionId}`, sessionId, 'checkout.session.async_payment_failed'));
  const { id } = await flow.untilStatus(sessionId, 'fulfilled');
  expect(await effectsOf(id)).toEqual(ONE_OF_EACH);
});

test('B8 a completed session whose money has not arrived delivers nothing until it arrives', async () => {
  const { sessionId } = await flow.checkout();
  await flow.control('POST', `/payments/${sessionId}/slow`);
  await eventually(async () => {
    const handled = await flow.rows(
      z.object({ notice_id: z.string() }),
      sql`select notice_id from payment_notices where session_id = ${sessionId} and handled_at is not null`,
    );
    expect(handled.length).toBeGreaterThan(0);
  });
  expect(await flow.orderOf(sessionId)).toMatchObject({ status: 'awaiting-payment' });
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'checking' });
  await flow.control('POST', `/payments/${sessionId}/slow/arrives`);
  await flow.untilStatus(sessionId, 'fulfilled');
});

test('B7 ORDER-09 a slow payment that fails ends the order', async () => {
  const { sessionId } = await flow.checkout();
  await flow.control('POST', `/payments/${sessionId}/slow`);
  await flow.control('POST', `/payments/${sessionId}/slow/fails`);
  await flow.untilStatus(sessionId, 'cancelled');
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'payment-failed', paymentStatus: 'failed' });
});

test('PAY-08 B26 a payment of another amount is refunded, nothing is delivered and the owner gets an alert', async () => {
  const email = anEmail();
  const { url, sessionId } = await flow.checkout({ email });
  const { id, total_cents } = await flow.orderOf(sessionId);
  await flow.run(
    sql`update orders set subtotal_cents = subtotal_cents + 1, total_cents = total_cents + 1 where id = ${id}`,
  );
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'cancelled');
  await eventually(async () => {
    const refunds = (await flow.ledger('refund-made')).filter(({ data }) => data['amount'] === total_cents);
    const [ours] = await flow.rows(
      z.object({ payment_id: z.string(), status: z.string(), reason: z.string() }),
      sql`select payment_id, r.status, reason from refunds r join payments using (payment_id) where order_id = ${id}`,
    );
    expect(ours).toMatchObject({ status: 'done', reason: 'wrong-amount' });
    const theirs = refunds.filter(({ data }) =>
      JSON.stringify(data['metadata']).includes(ours?.payment_id ?? '?'),
    );
    expect(theirs).toHaveLength(1);
  });
  expect(await effectsOf(id)).toMatchObject({ esims: '0', sold: 0 });
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'refunded' });
  const alerts = await flow.rows(z.object({ kind: z.string() }), sql`select kind from alerts`);
  expect(alerts).toContainEqual({ kind: 'payment-of-wrong-amount' });
  expect(flow.log.lines).toContainEqual({
    level: 'error',
    event: 'payment-refund-queued',
    fields: { session: `…${sessionId.slice(-8)}`, reason: 'wrong-amount' },
  });
  expect(JSON.stringify(flow.log.lines)).not.toContain(sessionId);
});

async function sessionAtService(sessionId: string): Promise<string> {
  const response = await fetch(`${flow.parts().sandbox.origin}/v1/checkout/sessions/${sessionId}`, {
    headers: { authorization: `Bearer ${SANDBOX_KEYS.stripeSecretKey}` },
  });
  return z.object({ status: z.string() }).parse(await response.json()).status;
}

/** A payment that names one of our orders but has another amount, on a session we did not create. */
async function payAWrongAmount(orderId: string): Promise<void> {
  const response = await fetch(`${flow.parts().sandbox.origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_KEYS.stripeSecretKey}` },
    body: new URLSearchParams({
      mode: 'payment',
      customer_email: anEmail(),
      'metadata[order_id]': orderId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '123',
      'line_items[0][price_data][product_data][name]': 'Something',
      success_url: 'http://shop.test/',
      cancel_url: 'http://shop.test/',
    }),
  });
  await payOnPage(z.object({ url: z.string() }).parse(await response.json()).url);
}

test('PAY-08 PAY-10 a payment of a wrong amount expires the order’s own session at the payment service, even if that fails at first', async () => {
  await flow.fault({ service: 'payments', kind: 'error', status: 500, match: '/expire', count: 3 });
  const { url, sessionId } = await flow.checkout();
  const { id } = await flow.orderOf(sessionId);
  expect(await sessionAtService(sessionId)).toBe('open');
  await payAWrongAmount(id);
  await flow.untilStatus(sessionId, 'cancelled');
  await eventually(async () => expect(await sessionAtService(sessionId)).toBe('expired'));
  expect((await payOnPage(url)).status).toBe(410);
  await eventually(async () =>
    expect(
      await flow.rows(
        z.object({ status: z.string() }),
        sql`select status from checkout_sessions where session_id = ${sessionId}`,
      ),
    ).toEqual([{ status: 'expired' }]),
  );
});

test('PAY-08 a cancelled order’s session that was paid anyway is found without a webhook and refunded', async () => {
  const { url, sessionId } = await flow.checkout();
  const { id, total_cents: totalCents } = await flow.orderOf(sessionId);
  await flow.fault({ service: 'payments', kind: 'error', status: 500, match: '/expire', count: 1_000 });
  await payAWrongAmount(id);
  await flow.untilStatus(sessionId, 'cancelled');
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  await payOnPage(url);
  flow.clock.advance(60);
  await flow.reconcile();
  await eventually(async () => {
    const given = await flow.rows(
      z.object({ reason: z.string(), amount_cents: z.int(), status: z.string() }),
      sql`select r.reason, r.amount_cents, r.status from refunds r join payments p using (payment_id)
          where p.order_id = ${id} and p.session_id = ${sessionId}`,
    );
    expect(given).toEqual([{ reason: 'cancelled-order', amount_cents: totalCents, status: 'done' }]);
  });
});

test('PAY-04 a webhook address accepts a HEAD request', async () => {
  for (const service of ['stripe', 'airalo']) {
    const response = await fetch(`${flow.parts().origin}/api/webhooks/${service}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
  }
});

test('a notice of the eSIM network is accepted only with its signature', async () => {
  const body = '{"type":"low_data"}';
  const signed = createHmac('sha512', SANDBOX_KEYS.airaloClientSecret).update(body).digest('hex');
  const send = (sign: string) =>
    fetch(`${flow.parts().origin}/api/webhooks/airalo`, {
      method: 'POST',
      headers: { 'airalo-signature': sign },
      body,
    });
  expect((await send(signed)).status).toBe(200);
  expect((await send('00')).status).toBe(400);
  expect((await send('')).status).toBe(400);
});
