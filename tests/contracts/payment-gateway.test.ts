import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createStripeGateway } from '#adapters/stripe/create-stripe-gateway.ts';
import { money } from '#core/money.ts';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import { aLog } from '#tests/builders/log.ts';
import { aSandbox, SANDBOX_KEYS } from './a-sandbox.ts';
import { aSessionRequest, describePaymentGateway, open } from './payment-gateway.contract.ts';

const sandbox = aSandbox();

function stripe(changes: Partial<Parameters<typeof createStripeGateway>[0]> = {}) {
  return createStripeGateway({
    secretKey: SANDBOX_KEYS.stripeSecretKey,
    webhookSecret: SANDBOX_KEYS.stripeWebhookSecret,
    apiOrigin: sandbox.origin(),
    log: aLog(),
    ...changes,
  });
}

async function payOnPage(session: PaymentSession): Promise<void> {
  const response = await fetch(session.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/34', cvc: '123' }),
  });
  if (response.status !== 303) throw new Error(`The payment page responded ${response.status}`);
}

describePaymentGateway('Stripe', () => ({ gateway: stripe(), pay: payOnPage }));

async function sessionsOf(orderId: string): Promise<number> {
  const made = await sandbox.ledger('session-created');
  return made.filter(({ data }) => JSON.stringify(data).includes(`"${orderId}"`)).length;
}

test('B28 the order id is on the session and on its payment, so both lead to the order', async () => {
  const session = await open(stripe(), { orderId: 'order-both' });
  await payOnPage(session);
  const [paid] = (await sandbox.ledger('session-paid')).filter(({ data }) => data['session'] === session.id);
  expect(JSON.stringify(paid?.data['metadata'])).toBe('{"order_id":"order-both"}');
  const found = await stripe().findSession(session.id);
  const paymentId = found.kind === 'done' ? (found.value?.paymentId ?? '') : '';
  const response = await fetch(`${sandbox.origin()}/v1/payment_intents/${paymentId}`, {
    headers: { authorization: `Bearer ${SANDBOX_KEYS.stripeSecretKey}` },
  });
  expect(await response.json()).toMatchObject({ metadata: { order_id: 'order-both' } });
});

test('PAY-01 a session accepts only cards: a slower payment method would leave its order open for days', async () => {
  const { id } = await open(stripe());
  const response = await fetch(`${sandbox.origin()}/v1/checkout/sessions/${id}`, {
    headers: { authorization: `Bearer ${SANDBOX_KEYS.stripeSecretKey}` },
  });
  expect(await response.json()).toMatchObject({
    allowed_payment_method_types: ['card'],
    payment_method_types: ['card'],
  });
});

test('a session created but the response lost: the retry returns that session, and one was created', async () => {
  await sandbox.fault({
    service: 'payments',
    kind: 'timeout-after',
    match: 'POST /v1/checkout/sessions',
    count: 1,
  });
  const session = await open(stripe(), { orderId: 'order-silent' });
  expect(session.status).toBe('open');
  expect(await sessionsOf('order-silent')).toBe(1);
});

test('a lasting missing response is unknown, and the same key later returns the one session that was created', async () => {
  const request = aSessionRequest({ orderId: 'order-long-silence' });
  await sandbox.fault({
    service: 'payments',
    kind: 'timeout-after',
    match: 'POST /v1/checkout/sessions',
    count: 2,
  });
  expect(await stripe().createSession(request)).toEqual({ kind: 'unknown' });
  expect(await stripe().createSession(request)).toMatchObject({
    kind: 'done',
    value: { orderId: 'order-long-silence' },
  });
  expect(await sessionsOf('order-long-silence')).toBe(1);
});

test('an error of the service is unknown, too many calls and wrong keys mean try later', async () => {
  await sandbox.fault({
    service: 'payments',
    kind: 'error',
    status: 500,
    match: 'POST /v1/checkout/sessions',
  });
  expect(await stripe().createSession(aSessionRequest())).toEqual({ kind: 'unknown' });
  await sandbox.control('DELETE', '/faults');
  await sandbox.fault({ service: 'payments', kind: 'rate-limit', match: 'POST /v1/checkout/sessions' });
  expect(await stripe().createSession(aSessionRequest())).toEqual({ kind: 'try-later' });
  expect(await stripe({ secretKey: 'sk_test_wrong' }).createSession(aSessionRequest())).toEqual({
    kind: 'try-later',
  });
});

test('a key reused for another request is rejected', async () => {
  const request = aSessionRequest();
  await stripe().createSession(request);
  const other = { ...request, lines: [{ name: 'Other', unitPrice: money(1234), quantity: 1 }] };
  expect((await stripe().createSession(other)).kind).toBe('rejected');
});

test('a refund whose response was lost is made once', async () => {
  const gateway = stripe();
  const session = await open(gateway);
  await payOnPage(session);
  const found = await gateway.findSession(session.id);
  const paymentId = found.kind === 'done' ? (found.value?.paymentId ?? '') : '';
  const refund = {
    paymentId,
    amount: money(950),
    reference: 'silent-unit',
    idempotencyKey: `${session.id}-silent`,
  };
  await sandbox.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 2 });
  expect(await gateway.refund(refund)).toEqual({ kind: 'unknown' });
  expect(await gateway.refund(refund)).toMatchObject({ kind: 'done' });
  const refunds = (await sandbox.ledger('refund-made')).filter(({ data }) =>
    JSON.stringify(data).includes(paymentId),
  );
  expect(refunds).toHaveLength(1);
});

async function aServerThatResponds(body: string): Promise<string> {
  const server = createServer(
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

test.each(['{"id":"cs_1","object":"checkout.session"}', 'not json'])(
  'an unreadable response is unknown: %s',
  async (body) => {
    const gateway = stripe({ apiOrigin: await aServerThatResponds(body) });
    expect(await gateway.createSession(aSessionRequest())).toEqual({ kind: 'unknown' });
  },
);

const NOTICE = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', object: 'checkout.session' } },
});

function signed(
  body: string,
  at = Math.floor(Date.now() / 1000),
  secret: string = SANDBOX_KEYS.stripeWebhookSecret,
): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

test('a signed notice has its kind and session', () => {
  const notice = { noticeId: 'evt_1', kind: 'checkout.session.completed', sessionId: 'cs_1' };
  expect(stripe().readNotice(NOTICE, signed(NOTICE))).toEqual(notice);
  const refund = NOTICE.replace('"checkout.session"}', '"refund"}');
  expect(stripe().readNotice(refund, signed(refund))).toMatchObject({ sessionId: null });
});

test('PAY-14 a notice that is unsigned, signed with another key, too old, from the future, changed by one byte or unreadable is rejected', () => {
  const gateway = stripe();
  const old = Math.floor(Date.now() / 1000) - 301;
  expect(gateway.readNotice(NOTICE, '')).toBeNull();
  expect(gateway.readNotice(NOTICE, 't=1,v1=00')).toBeNull();
  expect(gateway.readNotice(NOTICE, signed(NOTICE, undefined, 'whsec_other'))).toBeNull();
  expect(gateway.readNotice(NOTICE, signed(NOTICE, old))).toBeNull();
  // Clocks differ by seconds, not by minutes.
  const ahead = Math.floor(Date.now() / 1000) + 240;
  expect(gateway.readNotice(NOTICE, signed(NOTICE, ahead))).not.toBeNull();
  expect(gateway.readNotice(NOTICE, signed(NOTICE, ahead + 120))).toBeNull();
  expect(gateway.readNotice(NOTICE, signed(NOTICE, ahead + 3600))).toBeNull();
  expect(gateway.readNotice(`${NOTICE} `, signed(NOTICE))).toBeNull();
  expect(gateway.readNotice('nonsense', signed('nonsense'))).toBeNull();
  expect(gateway.readNotice('{}', signed('{}'))).toBeNull();
});
