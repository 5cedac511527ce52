import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { createCheckoutStore } from '#adapters/postgres/orders/checkout-store.ts';
import { createDeliveryStore } from '#adapters/postgres/orders/delivery-store.ts';
import { createNoticeInbox } from '#adapters/postgres/orders/notice-inbox.ts';
import { createPaymentStore } from '#adapters/postgres/orders/payment-store.ts';
import { createFindingStore } from '#adapters/postgres/reconciliation/finding-store.ts';
import { createRefundStore } from '#adapters/postgres/orders/refund-store.ts';
import { createStripeGateway } from '#adapters/stripe/create-stripe-gateway.ts';
import type { BoughtGoods } from '#core/orders/delivery/buy-unit.ts';
import { createCheckout } from '#core/orders/checkout/create-checkout.ts';
import { fulfilUnit } from '#core/orders/delivery/fulfil-unit.ts';
import { makeRefund } from '#core/orders/delivery/make-refund.ts';
import { settlePayment } from '#core/payments/settle-payment.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { SANDBOX_KEYS } from './parts.ts';
import { anEmail, anOrderFlow, payOnPage, sessionIn } from './shop.ts';

const flow = anOrderFlow();

/** The point where the process dies: no later code runs. */
class Crash extends Error {}
const crash = (): never => {
  throw new Crash('The process was killed here');
};

/** Before every payment: no attempt can be missing from the database. */
const STARTED = new Date(0);

/** The stores of the order flow without a queue: the test runs each step itself. */
function createServices() {
  const { shop, sandbox, origin } = flow.parts();
  const needs = { postgres: shop.postgres, enqueueWithin: () => Promise.resolve() };
  const { clock, log } = flow;
  return {
    clock,
    log,
    publicOrigin: origin,
    messagesOf,
    alerts: createAlertStore(shop.postgres),
    gateway: createStripeGateway({
      secretKey: SANDBOX_KEYS.stripeSecretKey,
      webhookSecret: SANDBOX_KEYS.stripeWebhookSecret,
      apiOrigin: sandbox.origin,
      log,
    }),
    network: createAiraloProvider({
      clientId: SANDBOX_KEYS.airaloClientId,
      clientSecret: SANDBOX_KEYS.airaloClientSecret,
      baseUrl: sandbox.origin,
      clock,
      log,
    }),
    checkouts: createCheckoutStore({ ...needs, browserTokenHashOf: () => 'hash' }),
    notices: createNoticeInbox(needs),
    payments: createPaymentStore(needs),
    deliveries: createDeliveryStore({ ...needs, secretBox: createSecretBox('a secret of these tests') }),
    refunds: createRefundStore(needs),
    reconciliation: createFindingStore(shop.postgres),
    runningSince: STARTED,
  };
}

function aRequest() {
  const { packageId, price } = flow.plan();
  return {
    email: anEmail(),
    language: 'en' as const,
    lines: [{ packageId, quantity: 1, priceCents: Math.round(price * 100) }],
    discountCode: null,
    cartId: null,
    hasAcceptedDisclaimer: true,
    withdrawal: null,
    deviceAnswer: null,
    topup: null,
    gift: null,
    idempotencyKey: randomUUID(),
    requestHash: 'hash',
  };
}

/** A paid unit whose delivery has not started. */
async function aPaidUnit() {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const services = createServices();
  const made = await createCheckout(services, aRequest());
  if (made.kind !== 'ready') throw new Error('No checkout');
  await payOnPage(made.url);
  const sessionId = sessionIn(made.url);
  expect(await settlePayment(services, { sessionId, hasFailed: false })).toBe('settled');
  const [unit] = await flow.rows(
    z.object({ id: z.string(), order_id: z.string() }),
    sql`select id, order_id from order_units where order_id = ${made.orderId}`,
  );
  if (unit === undefined) throw new Error('No unit');
  return { services, unitId: unit.id, orderId: unit.order_id, sessionId };
}

async function soldFor(unitId: string) {
  return (await flow.ledger('esim-sold')).filter(({ data }) => data['description'] === unitId);
}

test('killed after the session was created and before it was stored: the same key gets that session', async () => {
  const services = createServices();
  const request = aRequest();
  const checkouts = { ...services.checkouts, openSession: crash };
  await expect(createCheckout({ ...services, checkouts }, request)).rejects.toThrow(Crash);
  const again = await createCheckout(services, request);
  expect(again.kind).toBe('ready');
  const created = (await flow.ledger('session-created')).filter(
    ({ data }) => again.kind === 'ready' && JSON.stringify(data).includes(again.orderId ?? '?'),
  );
  expect(created).toHaveLength(1);
});

test('killed after the eSIM was bought and before it was stored: it is found, not bought again', async () => {
  const { services, unitId } = await aPaidUnit();
  const deliveries = { ...services.deliveries, deliver: crash };
  await expect(fulfilUnit({ ...services, deliveries }, unitId)).rejects.toThrow(Crash);
  expect(await fulfilUnit(services, unitId)).toBe('held');
  flow.clock.advance(61);
  expect(await fulfilUnit(services, unitId)).toBe('delivered');
  expect(await fulfilUnit(services, unitId)).toBe('nothing-to-do');
  expect(await soldFor(unitId)).toHaveLength(1);
});

test('PAY-04 killed before the eSIM was bought: it is bought once, as soon as the hold of the dead worker ended', async () => {
  const { services, unitId, sessionId } = await aPaidUnit();
  const network = { ...services.network, issueEsim: crash };
  await expect(fulfilUnit({ ...services, network }, unitId)).rejects.toThrow(Crash);
  flow.clock.advance(52);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'fulfilled');
  expect(await soldFor(unitId)).toHaveLength(1);
});

test('PAY-12 killed after the refund was made and before it was stored: it is found, not made again', async () => {
  const { services, unitId, orderId } = await aPaidUnit();
  const network = {
    ...services.network,
    issueEsim: () => Promise.resolve({ kind: 'rejected' as const, vendorCode: 'gone' }),
  };
  expect(await fulfilUnit({ ...services, network }, unitId)).toBe('stopped');
  const [due] = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from refunds where unit_id = ${unitId}`,
  );
  const refundId = due?.id ?? '';
  const refunds = { ...services.refunds, markDone: crash };
  await expect(makeRefund({ ...services, refunds }, refundId)).rejects.toThrow(Crash);
  expect(await makeRefund(services, refundId)).toBe('refunded');
  expect(await makeRefund(services, refundId)).toBe('nothing-to-do');
  const made = (await flow.ledger('refund-made')).filter(({ data }) =>
    JSON.stringify(data['metadata']).includes(unitId),
  );
  expect(made).toHaveLength(1);
  const [order] = await flow.rows(
    z.object({ status: z.string() }),
    sql`select status from orders where id = ${orderId}`,
  );
  expect(order).toEqual({ status: 'refunded' });
});

test('FULFIL-03 at the deadline an eSIM bought by an earlier attempt without a response is delivered, and nothing is bought or refunded', async () => {
  const { services, unitId } = await aPaidUnit();
  const deliveries = { ...services.deliveries, deliver: crash };
  await expect(fulfilUnit({ ...services, deliveries }, unitId)).rejects.toThrow(Crash);
  flow.clock.advance(14 * 60);
  expect(await fulfilUnit(services, unitId)).toBe('delivered');
  expect(await soldFor(unitId)).toHaveLength(1);
});

test('B4 a suspended process that resumes after another took over changes nothing, and the eSIM it bought is delivered once', async () => {
  const { services, unitId, orderId } = await aPaidUnit();
  const bought: BoughtGoods[] = [];
  const resumedLate = {
    ...services.deliveries,
    deliver: (_fence: unknown, goods: BoughtGoods) => {
      bought.push(goods);
      return Promise.resolve('overtaken' as const);
    },
  };
  expect(await fulfilUnit({ ...services, deliveries: resumedLate }, unitId)).toBe('overtaken');
  flow.clock.advance(61);
  const second = await services.deliveries.begin(unitId, {
    now: services.clock.now(),
    heldUntil: new Date(services.clock.now().getTime() + 60_000),
  });
  expect(second).toMatchObject({ kind: 'begun', unit: { attempt: 2 } });
  const [goods] = bought;
  if (goods === undefined) throw new Error('Nothing was bought');
  const now = services.clock.now();
  expect(await services.deliveries.deliver({ unitId, attempt: 1 }, goods, now)).toBe('overtaken');
  expect(await services.deliveries.stopRetrying({ unitId, attempt: 1 }, 'too-late', now)).toBe(false);
  expect(await services.deliveries.postpone({ unitId, attempt: 1 }, now)).toBe(false);
  expect(await services.deliveries.deliver({ unitId, attempt: 2 }, goods, now)).toBe('delivered');
  expect(await services.deliveries.stopRetrying({ unitId, attempt: 2 }, 'too-late', now)).toBe(false);
  const refunds = await flow.rows(
    z.object({ id: z.string() }),
    sql`select r.id from refunds r join payments using (payment_id) where order_id = ${orderId}`,
  );
  expect(refunds).toEqual([]);
});

test('a process that was suspended between claiming a unit and buying does not buy, and releases the unit at once', async () => {
  const { services, unitId } = await aPaidUnit();
  const suspended = {
    ...services.deliveries,
    begin: async (...parameters: Parameters<typeof services.deliveries.begin>) => {
      const begun = await services.deliveries.begin(...parameters);
      flow.clock.advance(90);
      return begun;
    },
  };
  expect(await fulfilUnit({ ...services, deliveries: suspended }, unitId)).toBe('postponed');
  expect(await soldFor(unitId)).toEqual([]);
  expect(await fulfilUnit(services, unitId)).toBe('delivered');
  expect(await soldFor(unitId)).toHaveLength(1);
});

test('B4 a process that was suspended until another claimed its unit does not touch the unit', async () => {
  const { services, unitId } = await aPaidUnit();
  const resumedLate = {
    ...services.deliveries,
    begin: async (...parameters: Parameters<typeof services.deliveries.begin>) => {
      const begun = await services.deliveries.begin(...parameters);
      flow.clock.advance(90);
      const now = services.clock.now();
      await services.deliveries.begin(unitId, { now, heldUntil: new Date(now.getTime() + 50_000) });
      return begun;
    },
  };
  expect(await fulfilUnit({ ...services, deliveries: resumedLate }, unitId)).toBe('overtaken');
  expect(await fulfilUnit(services, unitId)).toBe('held');
  expect(await soldFor(unitId)).toEqual([]);
});

test('B1 twenty settlements of one session at once: one of them acts and none fails', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const services = createServices();
  const made = await createCheckout(services, aRequest());
  if (made.kind !== 'ready') throw new Error('No checkout');
  await payOnPage(made.url);
  const options = { sessionId: sessionIn(made.url), hasFailed: false };
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => settlePayment(services, options)));
  expect(new Set(outcomes)).toEqual(new Set(['settled']));
  const [counted] = await flow.rows(
    z.object({ payments: z.string(), mails: z.string() }),
    sql`select (select count(*) from payments where order_id = ${made.orderId}) as payments,
      (select count(*) from sent_mails where order_id = ${made.orderId}) as mails`,
  );
  expect(counted).toEqual({ payments: '1', mails: '1' });
});

test('the payment service does not respond: nothing is decided, and a retry settles the payment', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const services = createServices();
  const made = await createCheckout(services, aRequest());
  if (made.kind !== 'ready') throw new Error('No checkout');
  await payOnPage(made.url);
  const options = { sessionId: sessionIn(made.url), hasFailed: false };
  await flow.fault({ service: 'payments', kind: 'error', status: 500 });
  expect(await settlePayment(services, options)).toBe('retry');
  await flow.control('DELETE', '/faults?service=payments');
  expect(await settlePayment(services, options)).toBe('settled');
});

test('B10 B12 a checkout that is replaced while its session is being opened cannot be paid any more', async () => {
  const services = createServices();
  const [isOpening, mayOpen] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const opensSlowly = {
    ...services.checkouts,
    openSession: async (...parameters: Parameters<typeof services.checkouts.openSession>) => {
      isOpening.resolve(undefined);
      await mayOpen.promise;
      return services.checkouts.openSession(...parameters);
    },
  };
  const cartId = randomUUID();
  const first = createCheckout({ ...services, checkouts: opensSlowly }, { ...aRequest(), cartId });
  await isOpening.promise;
  const readsTooEarly = {
    ...services.checkouts,
    place: async (...parameters: Parameters<typeof services.checkouts.place>) => {
      const result = await services.checkouts.place(...parameters);
      mayOpen.resolve(undefined);
      await first;
      return result;
    },
  };
  const second = await createCheckout(
    { ...services, checkouts: readsTooEarly },
    { ...aRequest(), cartId, requestHash: 'other' },
  );
  const statuses = [await first, second].map(async (made) => {
    if (made.kind !== 'ready') throw new Error('No checkout');
    const read = await services.gateway.findSession(sessionIn(made.url));
    return read.kind === 'done' ? read.value?.status : read.kind;
  });
  expect(await Promise.all(statuses)).toEqual(['expired', 'open']);
});
