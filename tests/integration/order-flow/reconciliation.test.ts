import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { runReconciliation } from '#core/reconciliation/run-reconciliation.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { SANDBOX_KEYS } from './parts.ts';
import { anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();
const compare = () => runReconciliation(flow.parts().shop.orders.reconciliation);

const findings = () =>
  flow.rows(
    z.object({ kind: z.string(), subject: z.string(), details: z.record(z.string(), z.unknown()) }),
    sql`select kind, subject, details from reconciliation_findings order by id`,
  );

async function alertsOf(kind: string): Promise<number> {
  const [open] = await flow.rows(
    z.object({ occurrences: z.int() }),
    sql`select occurrences from alerts where kind = ${kind} and resolved_at is null`,
  );
  return open?.occurrences ?? 0;
}

/** Runs the comparison and returns the findings that are new. */
async function newFindings() {
  const known = await findings();
  const outcome = await compare();
  const all = await findings();
  expect(outcome).toMatchObject({ kind: 'compared', newFindings: all.length - known.length });
  // A second comparison finds nothing more to report.
  expect(await compare()).toMatchObject({ kind: 'compared', newFindings: 0 });
  return all.slice(known.length);
}

async function paidOrder(quantity = 1, index = 0) {
  const { url, sessionId } = await flow.checkout({ lines: [{ ...flow.plan(index), quantity }] });
  await payOnPage(url);
  return { sessionId, ...(await flow.orderOf(sessionId)) };
}

async function unitsOf(orderId: string) {
  return flow.rows(
    z.object({ id: z.string(), package_id: z.string(), vendor_order_id: z.string().nullable() }),
    sql`select id, package_id, vendor_order_id from order_units where order_id = ${orderId} order by position`,
  );
}

async function paymentOf(orderId: string): Promise<string> {
  const [payment] = await flow.rows(
    z.object({ payment_id: z.string() }),
    sql`select payment_id from payments where order_id = ${orderId}`,
  );
  return payment?.payment_id ?? '';
}

async function networkOrdersFor(unitId: string): Promise<string[]> {
  const sold = (await flow.ledger('esim-sold')).filter(({ data }) => data['description'] === unitId);
  return sold.map(({ data }) => String(data['order_id']));
}

/** A purchase for a unit, sent to the network by another client than the shop. */
async function sendPurchase(unitId: string, packageId: string): Promise<void> {
  const { origin } = flow.parts().sandbox;
  const keys = { client_id: SANDBOX_KEYS.airaloClientId, client_secret: SANDBOX_KEYS.airaloClientSecret };
  const signIn = await fetch(`${origin}/v2/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...keys, grant_type: 'client_credentials' }),
  });
  const { data } = z.object({ data: z.object({ access_token: z.string() }) }).parse(await signIn.json());
  const response = await fetch(`${origin}/v2/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.access_token}` },
    body: new URLSearchParams({ quantity: '1', type: 'sim', package_id: packageId, description: unitId }),
  });
  expect(response.status).toBe(200);
}

async function refundByHand(fields: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${flow.parts().sandbox.origin}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_KEYS.stripeSecretKey}` },
    body: new URLSearchParams(fields),
  });
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

test('PAY-13 the network sells twice for one request: found with one alert, and the customer has one', async () => {
  await flow.fault({ service: 'network', kind: 'duplicate', match: 'POST /v2/orders', count: 1 });
  const { sessionId, id } = await paidOrder();
  await flow.untilStatus(sessionId, 'fulfilled');
  const [unit] = await unitsOf(id);
  const orders = await networkOrdersFor(unit?.id ?? '');
  expect(orders).toHaveLength(2);
  const [surplus] = orders.filter((order) => order !== unit?.vendor_order_id);
  const alerted = await alertsOf('esim-bought-twice');
  expect(await newFindings()).toEqual([
    {
      kind: 'esim-bought-twice',
      subject: surplus,
      details: { unitId: unit?.id, packageId: unit?.package_id },
    },
  ]);
  expect(await alertsOf('esim-bought-twice')).toBe(alerted + 1);
});

test('PAY-13 the network carries a purchase out two minutes late, after the second one: found with one alert', async () => {
  await flow.fault({ service: 'network', kind: 'timeout-before', match: 'POST /v2/orders', count: 1 });
  const { sessionId, id } = await paidOrder();
  await eventually(async () =>
    expect(
      await flow.rows(
        z.object({}),
        sql`select 1 from order_units where order_id = ${id} and attempt = 1 and held_until > now() + interval '50 seconds'`,
      ),
    ).toHaveLength(1),
  );
  flow.clock.advance(120);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'fulfilled');
  const [unit] = await unitsOf(id);
  await sendPurchase(unit?.id ?? '', unit?.package_id ?? '');
  const [, late] = await networkOrdersFor(unit?.id ?? '');
  const alerted = await alertsOf('esim-bought-twice');
  expect(await newFindings()).toMatchObject([{ kind: 'esim-bought-twice', subject: late }]);
  expect(await alertsOf('esim-bought-twice')).toBe(alerted + 1);
});

test('PAY-13 refunded twice for one unit, and refunded manually: each is found with one alert', async () => {
  const bad = flow.plan(3);
  await flow.control('POST', `/network/packages/${bad.packageId}`, { isWithdrawn: true });
  const { url, sessionId } = await flow.checkout({
    lines: [
      { ...flow.plan(), quantity: 1 },
      { ...bad, quantity: 1 },
    ],
  });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  const { id } = await flow.orderOf(sessionId);
  await eventually(async () =>
    expect(
      await flow.rows(
        z.object({}),
        sql`select 1 from refunds join payments using (payment_id) where order_id = ${id} and status = 'done'`,
      ),
    ).toHaveLength(1),
  );
  expect(await newFindings()).toEqual([]);
  const [, refunded] = await unitsOf(id);
  const payment = { payment_intent: await paymentOf(id), amount: '50' };
  const second = await refundByHand({ ...payment, 'metadata[reference]': refunded?.id ?? '' });
  const byHand = await refundByHand(payment);
  const details = { paymentId: payment.payment_intent, amountCents: 50 };
  expect(await newFindings()).toMatchObject([
    { kind: 'payment-refunded-twice', subject: second, details: { ...details, reference: refunded?.id } },
    { kind: 'refund-not-recorded', subject: byHand, details: { ...details, reference: null } },
  ]);
  expect(await alertsOf('payment-refunded-twice')).toBe(1);
  expect(await alertsOf('refund-not-recorded')).toBe(1);
});

test('PAY-13 an eSIM bought for a unit that was refunded is found', async () => {
  const bad = flow.plan(4);
  await flow.control('POST', `/network/packages/${bad.packageId}`, { isWithdrawn: true });
  const { sessionId, id } = await paidOrder(1, 4);
  await flow.untilStatus(sessionId, 'refunded');
  await flow.control('POST', `/network/packages/${bad.packageId}`, { isWithdrawn: false });
  const [unit] = await unitsOf(id);
  await sendPurchase(unit?.id ?? '', bad.packageId);
  const [bought] = await networkOrdersFor(unit?.id ?? '');
  expect(await newFindings()).toMatchObject([{ kind: 'esim-bought-and-refunded', subject: bought }]);
});

test('PAY-11 PAY-13 a payment for an order we do not have is found; one for an order of ours is settled', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const ours = await flow.checkout();
  await payOnPage(ours.url);
  const { origin } = flow.parts().sandbox;
  const orderId = randomUUID();
  const made = await fetch(`${origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_KEYS.stripeSecretKey}` },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://127.0.0.1:9/',
      customer_email: 'lost@example.com',
      'metadata[order_id]': orderId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '700',
      'line_items[0][price_data][product_data][name]': 'A plan',
    }),
  });
  const lost = z.object({ id: z.string(), url: z.string() }).parse(await made.json());
  await payOnPage(lost.url);
  expect(await newFindings()).toMatchObject([
    {
      kind: 'payment-without-order',
      subject: lost.id,
      details: { orderId, email: 'lost@example.com', amountCents: 700, currency: 'USD' },
    },
  ]);
  expect(await alertsOf('payment-without-order')).toBe(1);
  await flow.untilStatus(ours.sessionId, 'fulfilled');
  // Also reported by webhook, it is the same finding.
  await flow.control('DELETE', '/faults');
  await eventually(async () =>
    expect(
      await flow.rows(
        z.object({}),
        sql`select 1 from payment_notices where session_id = ${lost.id} and source = 'webhook' and handled_at is not null`,
      ),
    ).not.toEqual([]),
  );
  expect(await alertsOf('payment-without-order')).toBe(1);
});

test('PAY-12 a payment that was fully refunded before a restore settles nothing: its order ends, and no second refund is made', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const { url, sessionId } = await flow.checkout();
  await payOnPage(url);
  const [paid] = (await flow.ledger('session-paid')).filter(({ data }) => data['session'] === sessionId);
  const paymentId = String(paid?.data['paymentIntent']);
  const made = await refundByHand({ payment_intent: paymentId, 'metadata[reference]': paymentId });
  flow.clock.advance(60);
  await flow.reconcile();
  const { id } = await flow.untilStatus(sessionId, 'cancelled');
  await eventually(async () =>
    expect(
      await flow.rows(
        z.object({ status: z.string(), provider_refund_id: z.string().nullable() }),
        sql`select status, provider_refund_id from refunds where payment_id = ${paymentId}`,
      ),
    ).toEqual([{ status: 'done', provider_refund_id: made }]),
  );
  const refunds = (await flow.ledger('refund-made')).filter(
    ({ data }) => data['paymentIntent'] === paymentId,
  );
  expect(refunds).toHaveLength(1);
  const [unit] = await unitsOf(id);
  expect(await networkOrdersFor(unit?.id ?? '')).toEqual([]);
  expect(await alertsOf('refund-refused')).toBe(0);
});

test('PAY-13 a list that cannot be fetched fails the comparison, the third failure in a row raises an alert, and a success closes the alert', async () => {
  await flow.fault({ service: 'network', kind: 'error', status: 403, match: 'GET /v2/orders' });
  for (const alerts of [0, 0, 1]) {
    expect(await compare()).toMatchObject({ kind: 'failed' });
    expect(await alertsOf('reconciliation-failing')).toBe(alerts);
  }
  await flow.control('DELETE', '/faults');
  expect(await compare()).toMatchObject({ kind: 'compared' });
  expect(await alertsOf('reconciliation-failing')).toBe(0);
});
