import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { aLine, anOrder, aSandboxWithShop, CARDS, idOf, secondsFromNow, stripeAt } from './with-shop.ts';

async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The payment service did not refuse the call.');
}

async function aPaidIntent(sandbox: Awaited<ReturnType<typeof aSandboxWithShop>>): Promise<string> {
  const session = await sandbox.stripe.checkout.sessions.create(anOrder());
  await sandbox.pay(session);
  return idOf((await sandbox.stripe.checkout.sessions.retrieve(session.id)).payment_intent);
}

test('SANDBOX-04 a session created with the official client is paid on its own page and then read as paid', async () => {
  const sandbox = await aSandboxWithShop();
  const session = await sandbox.stripe.checkout.sessions.create(anOrder());

  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 1234,
    currency: 'usd',
    customer_email: 'ana@example.com',
    metadata: { order_id: 'order-1' },
    url: `${sandbox.origin}/pay/${session.id}`,
  });

  const response = await sandbox.pay(session);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`http://shop.test/order-processing?session_id=${session.id}`);

  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'ana@example.com' },
    payment_intent: {
      status: 'succeeded',
      amount_received: 1234,
      metadata: { order_id: 'order-1' },
      latest_charge: { paid: true, amount: 1234, payment_method_details: { card: { last4: '4242' } } },
    },
    line_items: { data: [{ description: 'Japan, 3 GB', quantity: 1, amount_total: 1234 }] },
  });
});

test('a coupon takes off its amount, divided over the lines to the cent, and is used up', async () => {
  const { stripe, pay } = await aSandboxWithShop();
  const coupon = await stripe.coupons.create({
    amount_off: 100,
    currency: 'usd',
    duration: 'once',
    max_redemptions: 1,
  });
  const order = anOrder({
    line_items: [aLine('Japan', 1000), aLine('Peru', 500, 3)],
    discounts: [{ coupon: coupon.id }],
  });
  const session = await stripe.checkout.sessions.create(order);

  expect(session).toMatchObject({
    amount_subtotal: 2500,
    amount_total: 2400,
    total_details: { amount_discount: 100 },
  });
  const lines = await stripe.checkout.sessions.listLineItems(session.id);
  expect(lines.data.map((line) => line.amount_discount)).toEqual([40, 60]);

  await pay(session);
  expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false });
  expect(await refusalOf(stripe.checkout.sessions.create(order))).toMatchObject({ code: 'coupon_expired' });
});

test('a coupon for the whole price leaves nothing to pay, and the order completes without a card', async () => {
  const { stripe, pay } = await aSandboxWithShop();
  const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' });
  const session = await stripe.checkout.sessions.create(anOrder({ discounts: [{ coupon: coupon.id }] }));
  expect(session.amount_total).toBe(0);

  expect((await pay(session)).status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
  });
});

test('the same idempotency key returns the same session and does nothing twice', async () => {
  const { stripe, ledgerKinds } = await aSandboxWithShop();
  const first = await stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'order-1' });
  const again = await stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'order-1' });

  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await ledgerKinds()).toEqual(['session-created']);

  const other = anOrder({ line_items: [aLine('Japan, 3 GB', 1)] });
  const refusal = await refusalOf(stripe.checkout.sessions.create(other, { idempotencyKey: 'order-1' }));
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(refusal.statusCode).toBe(400);
});

test('an invalid request can be corrected under the same key', async () => {
  const { stripe } = await aSandboxWithShop();
  const key = { idempotencyKey: 'order-1' };
  await refusalOf(stripe.checkout.sessions.create(anOrder({ expires_at: secondsFromNow(60) }), key));
  const session = await stripe.checkout.sessions.create(anOrder(), key);
  expect(session.status).toBe('open');
});

test("a wrong secret key is refused with the real service's error", async () => {
  const { origin } = await aSandboxWithShop();
  const refusal = await refusalOf(stripeAt(origin, 'sk_test_somebody_else').checkout.sessions.list());
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(refusal.statusCode).toBe(401);
  expect(refusal.message).not.toContain('sk_test_somebody_else');
  expect(refusal.requestId).toMatch(/^req_/);
});

test.each([
  ['at least half an hour', { expires_at: secondsFromNow(20 * 60) }, 'expires_at'],
  ['at most a day', { expires_at: secondsFromNow(25 * 3600) }, 'expires_at'],
  ['an integer number of units', { line_items: [aLine('Japan', 1234, 0)] }, 'line_items[0][quantity]'],
  ['no negative price', { line_items: [aLine('Japan', -1)] }, 'line_items[0][price_data][unit_amount]'],
  ['no fraction of a cent', { line_items: [aLine('Japan', 12.5)] }, 'line_items[0][price_data][unit_amount]'],
  ['a real address', { customer_email: 'ana' }, 'customer_email'],
  ['a coupon that exists', { discounts: [{ coupon: 'none' }] }, 'discounts[0][coupon]'],
])('a session needs %s', async (_rule, changes, param) => {
  const { stripe } = await aSandboxWithShop();
  const refusal = await refusalOf(stripe.checkout.sessions.create(anOrder(changes)));
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(refusal.param).toBe(param);
});

test('a total below half a dollar is refused, as the real service refuses it', async () => {
  const { stripe } = await aSandboxWithShop();
  const refusal = await refusalOf(
    stripe.checkout.sessions.create(anOrder({ line_items: [aLine('Crumb', 49)] })),
  );
  expect(refusal.code).toBe('amount_too_small');
});

test('an unknown parameter is refused, so that a typo is noticed', async () => {
  const { origin } = await aSandboxWithShop();
  const response = await fetch(`${origin}/v1/coupons`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_payments' },
    body: new URLSearchParams({ percent_off: '10', percentoff: '10' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'percentoff' } });
});

test('an object that was never created is not found', async () => {
  const { stripe } = await aSandboxWithShop();
  const calls = [
    stripe.checkout.sessions.retrieve('cs_test_none'),
    stripe.paymentIntents.retrieve('pi_none'),
    stripe.charges.retrieve('ch_none'),
    stripe.refunds.retrieve('re_none'),
    stripe.events.retrieve('evt_none'),
    stripe.refunds.create({ payment_intent: 'pi_none' }),
  ];
  for (const call of calls) {
    expect(await refusalOf(call)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  }
});

test('an open session can be expired; a complete one stays complete', async () => {
  const { stripe, pay } = await aSandboxWithShop();
  const open = await stripe.checkout.sessions.create(anOrder());
  expect(await stripe.checkout.sessions.expire(open.id)).toMatchObject({ status: 'expired', url: null });
  expect((await pay(open)).status).toBe(410);

  const paid = await stripe.checkout.sessions.create(anOrder());
  await pay(paid);
  expect((await refusalOf(stripe.checkout.sessions.expire(paid.id))).message).toContain('status of complete');
  expect(await stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
});

test('refunds return a part, then the rest, and never more than was paid', async () => {
  const sandbox = await aSandboxWithShop();
  const { stripe } = sandbox;
  const intent = await aPaidIntent(sandbox);

  const part = await stripe.refunds.create({ payment_intent: intent, amount: 234, metadata: { unit: '1' } });
  expect(part).toMatchObject({ object: 'refund', amount: 234, status: 'succeeded', metadata: { unit: '1' } });
  expect((await refusalOf(stripe.refunds.create({ payment_intent: intent, amount: 1001 }))).param).toBe(
    'amount',
  );

  const rest = await stripe.refunds.create({ payment_intent: intent });
  expect(rest.amount).toBe(1000);
  expect((await refusalOf(stripe.refunds.create({ payment_intent: intent }))).code).toBe(
    'charge_already_refunded',
  );

  const charge = await stripe.charges.retrieve(idOf(rest.charge), { expand: ['refunds'] });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 1234 });
  expect(charge.refunds?.data.map((one) => one.id)).toEqual([rest.id, part.id]);
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
  expect((await stripe.refunds.retrieve(part.id)).amount).toBe(234);
  expect((await sandbox.ledger('refund-made')).map((entry) => entry.data['amount'])).toEqual([234, 1000]);
});

test('a refund repeated under its key is one refund', async () => {
  const sandbox = await aSandboxWithShop();
  const intent = await aPaidIntent(sandbox);
  const refund = () =>
    sandbox.stripe.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey: 'unit-1' });
  const all = await Promise.all([refund(), refund(), refund()]);
  expect(new Set(all.map((one) => one.id)).size).toBe(1);
  const [made, ...more] = await sandbox.ledger('refund-made');
  expect([made?.data['idempotencyKey'], more]).toEqual(['unit-1', []]);
  // The ledger also contains the requests that changed nothing.
  const requested = (await sandbox.ledger('refund-requested')).map(({ data }) => data);
  expect(requested.map(({ isReplay }) => isReplay)).toEqual([false, true, true]);
  expect(new Set(requested.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['unit-1']));
});

test('a payment that never succeeded cannot be refunded', async () => {
  const sandbox = await aSandboxWithShop();
  const session = await sandbox.stripe.checkout.sessions.create(anOrder());
  await sandbox.pay(session, CARDS.declined);
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  const refusal = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: idOf(intent) }));
  expect(refusal.code).toBe('payment_intent_unexpected_state');
});

test('lists are newest first, paged in both directions, and can be filtered', async () => {
  const { stripe, pay } = await aSandboxWithShop();
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1)
    made.unshift((await stripe.checkout.sessions.create(anOrder())).id);

  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first.data.map((one) => one.id)).toEqual(made.slice(0, 2));
  expect(first.has_more).toBe(true);
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: made[3] ?? '' });
  expect(back.data.map((one) => one.id)).toEqual(made.slice(1, 3));

  const walked: string[] = [];
  for await (const session of stripe.checkout.sessions.list({ limit: 2 })) walked.push(session.id);
  expect(walked).toEqual(made);

  const third = await stripe.checkout.sessions.retrieve(made[2] ?? '');
  await pay(third);
  const complete = await stripe.checkout.sessions.list({ status: 'complete' });
  expect(complete.data.map((one) => one.id)).toEqual([third.id]);
  expect((await stripe.checkout.sessions.list({ created: { gt: secondsFromNow(60) } })).data).toEqual([]);
});

test('events describe the steps of a payment and can be listed and read again', async () => {
  const { stripe, pay } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  await pay(session);

  const events = await stripe.events.list();
  expect(events.data.map((event) => event.type)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
  const [completed] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(completed?.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
  expect(await stripe.events.retrieve(completed?.id ?? '')).toMatchObject({
    type: 'checkout.session.completed',
  });
});

test('a slow payment completes the session unpaid, then arrives', async () => {
  const { stripe, control } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  await control(`/payments/${session.id}/slow`);
  expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing' },
  });
  await control(`/payments/${session.id}/slow/arrives`);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  const types = (await stripe.events.list({ limit: 1 })).data.map((event) => event.type);
  expect(types).toEqual(['checkout.session.async_payment_succeeded']);
});
