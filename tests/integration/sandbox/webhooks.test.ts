import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrder, aSandboxWithShop, CARDS, idOf, PAYMENT_KEYS } from './with-shop.ts';

type Sandbox = Awaited<ReturnType<typeof aSandboxWithShop>>;

async function aPaidSession({ stripe, pay }: Sandbox): Promise<Stripe.Checkout.Session> {
  const session = await stripe.checkout.sessions.create(anOrder());
  await pay(session);
  return stripe.checkout.sessions.retrieve(session.id);
}

const COMPLETED = 'checkout.session.completed';

function count(types: readonly string[], type: string): number {
  return types.filter((one) => one === type).length;
}

test('SANDBOX-04 the shop is notified of a payment, with a signature that the official client accepts, and rejects with other keys', async () => {
  const sandbox = await aSandboxWithShop();
  const session = await aPaidSession(sandbox);
  await eventually(() =>
    expect(sandbox.shop.acceptedTypes().toSorted()).toEqual([COMPLETED, 'payment_intent.succeeded']),
  );

  const notice = sandbox.shop.notices.find((one) => one.body.includes(COMPLETED));
  if (notice === undefined) throw new Error('This notice does not exist.');
  expect(notice.path).toBe('/api/webhooks/stripe');
  const { webhooks } = sandbox.stripe;
  const event = webhooks.constructEvent(notice.body, notice.signature, PAYMENT_KEYS.stripeWebhookSecret);
  expect(event.data.object).toMatchObject({ id: session.id, payment_status: 'paid', amount_total: 1234 });

  expect(() =>
    webhooks.constructEvent(`${notice.body} `, notice.signature, PAYMENT_KEYS.stripeWebhookSecret),
  ).toThrow();
  expect(() => webhooks.constructEvent(notice.body, notice.signature, 'whsec_other')).toThrow();
});

test('a shop that rejects a notice gets it again until it accepts it', async () => {
  const sandbox = await aSandboxWithShop();
  sandbox.shop.answerWith(503);
  const session = await aPaidSession(sandbox);
  await eventually(() => expect(sandbox.shop.notices.length).toBeGreaterThanOrEqual(3));
  expect(await sandbox.ledger('webhook-delivered')).toEqual([]);
  const [pending] = (await sandbox.stripe.events.list({ type: COMPLETED })).data;
  expect(pending?.pending_webhooks).toBe(1);

  sandbox.shop.answerWith(200);
  await eventually(() => expect(sandbox.shop.acceptedTypes()).toHaveLength(2));
  const delivered = await eventually(async () => {
    const entries = await sandbox.ledger('webhook-delivered');
    expect(entries).toHaveLength(2);
    return entries;
  });
  expect(delivered.every((entry) => Number(entry.data['attempts']) > 1)).toBe(true);
  const again = sandbox.shop.notices.filter(
    (one) => one.body.includes(COMPLETED) && one.body.includes(session.id),
  );
  expect(new Set(again.map((one) => one.body)).size).toBe(1);
});

test('a declined card, an expiry and a refund are reported too', async () => {
  const sandbox = await aSandboxWithShop();
  const declined = await sandbox.stripe.checkout.sessions.create(anOrder());
  await sandbox.pay(declined, CARDS.declined);
  await sandbox.stripe.checkout.sessions.expire(declined.id);
  const paid = await aPaidSession(sandbox);
  await sandbox.stripe.refunds.create({ payment_intent: idOf(paid.payment_intent), amount: 100 });

  await eventually(() =>
    expect(sandbox.shop.acceptedTypes().toSorted()).toEqual([
      'charge.refunded',
      COMPLETED,
      'checkout.session.expired',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'refund.created',
    ]),
  );
});

test('silence holds every notice back until the fault is cleared', async () => {
  const sandbox = await aSandboxWithShop();
  await sandbox.control('/faults', { service: 'webhooks', kind: 'silence' });
  await aPaidSession(sandbox);
  await eventually(async () => {
    expect(await sandbox.read('/control/state')).toMatchObject({ payments: { pendingWebhooks: 2 } });
  });
  expect(sandbox.shop.notices).toEqual([]);

  await sandbox.clearFaults();
  await eventually(() => expect(sandbox.shop.acceptedTypes()).toHaveLength(2));
});

test('a duplicate arrives twice, and a notice whose response is lost is sent again', async () => {
  const sandbox = await aSandboxWithShop();
  await sandbox.control('/faults', { service: 'webhooks', kind: 'duplicate', match: COMPLETED, count: 1 });
  const kind = 'timeout-after';
  await sandbox.control('/faults', {
    service: 'webhooks',
    kind,
    match: 'payment_intent.succeeded',
    count: 1,
  });
  await aPaidSession(sandbox);

  await eventually(() => {
    const types = sandbox.shop.acceptedTypes();
    expect(count(types, COMPLETED)).toBe(2);
    expect(count(types, 'payment_intent.succeeded')).toBe(2);
  });
  await eventually(async () => expect(await sandbox.ledger('webhook-delivered')).toHaveLength(2));
});

test('a delayed notice arrives after a later one', async () => {
  const sandbox = await aSandboxWithShop();
  await sandbox.control('/faults', {
    service: 'webhooks',
    kind: 'delay',
    // Longer than a second payment takes on a busy machine.
    delayMs: 4_000,
    match: 'payment_failed',
  });
  const session = await sandbox.stripe.checkout.sessions.create(anOrder());
  await sandbox.pay(session, CARDS.declined);
  await sandbox.pay(session);

  await eventually(() => expect(sandbox.shop.acceptedTypes()).toHaveLength(3));
  expect(sandbox.shop.acceptedTypes().at(-1)).toBe('payment_intent.payment_failed');
});

test('a slow payment that fails is reported as failed', async () => {
  const sandbox = await aSandboxWithShop();
  const session = await sandbox.stripe.checkout.sessions.create(anOrder());
  await sandbox.control(`/payments/${session.id}/slow`);
  await sandbox.control(`/payments/${session.id}/slow/fails`);
  await eventually(() =>
    expect(sandbox.shop.acceptedTypes()).toContain('checkout.session.async_payment_failed'),
  );
  expect(await sandbox.ledger('session-paid')).toEqual([]);
});
