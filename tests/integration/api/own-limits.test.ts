import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { createLeadStore } from '#adapters/postgres/lead-store.ts';
import type { OrderProgress } from '#core/orders/order-progress.ts';
import { USUAL_LIMITS } from '#server/http/middleware/rate-limiter.ts';
import { luhnDigit } from '#sandbox/network/shop/iccid.ts';
import { AGREED } from '#tests/builders/agreed.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { submitCheckout } from '../order-flow/place-checkout.ts';

const item = { packageId: 'x', price: 3, quantity: 1, title: 'X eSIM', country: 'X' };
const lead = { email: 'ana@example.com', source: 'checkout', cartItems: [item], cartValueCents: 300 };

const post = (origin: string, path: string, body: unknown) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('LEAD-03 one address is one row per day, with its latest cart, and its campaign is stored', async () => {
  const postgres = await aPostgres();
  const clock = aClock('2026-03-01T23:00:00Z');
  const { origin } = await aRunningApp({ clock, orders: noOrders({ leads: createLeadStore(postgres) }) });
  const capture = async (changes: object) =>
    expect((await post(origin, '/api/capture-lead', { ...lead, ...changes })).status).toBe(200);
  const rows = async () =>
    (
      await postgres.db.execute(
        sql`select email, cart_value_cents, utm_source, utm_term from leads order by captured_at, email`,
      )
    ).rows;
  await capture({ utm_source: 'news' });
  await capture({ email: 'ANA@example.com', cartValueCents: 600, utm_term: 'japan' });
  await capture({ email: 'eva@example.com' });
  const ana = { email: 'ana@example.com', utm_source: 'news', utm_term: 'japan' };
  const eva = { email: 'eva@example.com', cart_value_cents: 300, utm_source: null, utm_term: null };
  expect(await rows()).toEqual([{ ...ana, cart_value_cents: 600 }, eva]);
  clock.advance(2 * 60 * 60);
  await capture({ cartValueCents: 900 });
  expect(await rows()).toHaveLength(3);
});

test('LEAD-03 one client leaves 200 addresses a day, across processes; another client is not concerned', async () => {
  const postgres = await aPostgres();
  const clock = aClock('2026-03-01T08:00:00Z');
  const needs = {
    clock,
    orders: noOrders({ leads: createLeadStore(postgres) }),
    sharedLimits: createSharedLimits(postgres),
    trustedProxyHops: 1,
  };
  const { get } = await aRunningApp(needs);
  const capture = (client: string, number: number) =>
    get('/api/capture-lead', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ ...lead, email: `p${number}@example.com` }),
    });
  const statuses = [];
  for (let number = 0; number < 205; number += 1) {
    statuses.push((await capture('203.0.113.1', number)).status);
    // Slow enough for the limit of a minute.
    clock.advance(3);
  }
  // One use is free again every seven minutes, and the calls take ten.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(202);
  expect(statuses.at(-1)).toBe(429);
  expect((await capture('203.0.113.2', 1)).status).toBe(200);
});

test('LEAD-03 leads have their own rate limit, and a lead is no larger than our page makes it', async () => {
  const { origin } = await aRunningApp({ limits: { ...USUAL_LIMITS, withoutKey: 1e9 } });
  const statuses = [];
  for (let call = 0; call < 31; call += 1)
    statuses.push(
      (await post(origin, '/api/capture-lead', { ...lead, email: `p${call}@example.com` })).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  const refused = await post(origin, '/api/capture-lead', lead);
  expect(refused.headers.get('retry-after')).toBe('2');

  const other = await aRunningApp();
  for (const tooLarge of [
    { cartItems: Array.from({ length: 21 }, () => item) },
    { cartItems: [{ ...item, title: 'x'.repeat(151) }] },
    { source: 'x'.repeat(41) },
    { utm_source: 'x'.repeat(301) },
  ])
    expect((await post(other.origin, '/api/capture-lead', { ...lead, ...tooLarge })).status).toBe(400);
});

test('B36 trying codes is limited per minute across all processes, also through checkouts', async () => {
  const postgres = await aPostgres();
  const limits = { ...USUAL_LIMITS, withoutKey: 1e9, coupons: 6 };
  const clock = aClock();
  const aProcess = () => aRunningApp({ limits, clock, sharedLimits: createSharedLimits(postgres) });
  const { origin: first } = await aProcess();
  const { origin: second } = await aProcess();
  const origins = [first, second];
  const coupon = (origin: string) =>
    post(origin, '/api/rpc/validate_discount_code', { p_code: 'X', p_cart_items: [], p_subtotal: 0 });
  const checkout = (origin: string, discountCode?: string) =>
    submitCheckout(origin, {
      lines: [{ packageId: 'x', price: 1, quantity: 1 }],
      email: 'ana@example.com',
      ...(discountCode === undefined ? {} : { discountCode }),
    });
  const statuses = [];
  for (const origin of [...origins, ...origins]) statuses.push((await coupon(origin)).status);
  for (const origin of origins) statuses.push((await checkout(origin, 'Y')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 503, 503]);
  for (const refused of [await coupon(second), await checkout(first, 'Z')]) {
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' });
  }
  expect((await checkout(first)).status).toBe(503);
});

test('TOPUP-06 reading top-ups is limited per client and per typed ICCID, across all processes, also through checkouts', async () => {
  const postgres = await aPostgres();
  const needs = {
    limits: { ...USUAL_LIMITS, withoutKey: 1e9, topups: 4 },
    clock: aClock(),
    trustedProxyHops: 1,
  };
  const aProcess = () => aRunningApp({ ...needs, sharedLimits: createSharedLimits(postgres) });
  const origins = [(await aProcess()).origin, (await aProcess()).origin];
  let calls = 0;
  const send = async (client: string, iccid: string, path = '/api/topup-offers') => {
    calls += 1;
    const response = await fetch(`${origins[calls % 2] ?? ''}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': client,
        'idempotency-key': `topup-limit-key-${calls}`,
      },
      body: JSON.stringify({
        target: { iccid },
        email: 'ana@example.com',
        packageId: 'x',
        priceCents: 1,
        withdrawal: AGREED.withdrawal,
      }),
    });
    return response.status;
  };
  const [first, second] = ['8944465400003573251', '8944465400003573269'];
  const client = [];
  for (const iccid of [first, second, first]) client.push(await send('203.0.113.7', iccid));
  client.push(await send('203.0.113.7', second, '/api/create-topup-checkout'));
  expect(client).toEqual([200, 200, 200, 503]);
  expect(await send('203.0.113.7', second)).toBe(429);
  expect(await send('203.0.113.7', second, '/api/create-topup-checkout')).toBe(429);
  // The ICCID was asked for twice by the other client.
  const others = [];
  for (const last of [1, 2, 3]) others.push(await send(`198.51.100.${last}`, first));
  expect(others).toEqual([200, 200, 429]);
});

test('B50 starting checkouts is limited per minute', async () => {
  const { origin } = await aRunningApp({ limits: { ...USUAL_LIMITS, withoutKey: 1e9, checkouts: 3 } });
  const lines = [{ packageId: 'x', price: 1, quantity: 1 }];
  const statuses = [];
  for (let call = 0; call < 4; call += 1)
    statuses.push((await submitCheckout(origin, { lines, email: 'ana@example.com' })).status);
  expect(statuses).toEqual([503, 503, 503, 429]);
});

const WAITING: OrderProgress = {
  orderId: 'order-1',
  orderNumber: '1001',
  email: 'ana@example.com',
  status: 'paid',
  language: 'en',
  isPaymentRefunded: false,
  isMailSettled: false,
  topup: null,
  totalCents: 300,
  refundedCents: 0,
  currency: 'usd',
  cartId: null,
  gift: null,
  browserTokenHash: '',
  units: [],
};

test('one client follows an order with at most five streams; the sixth must wait, and closing one allows another', async () => {
  const progress = { find: () => Promise.resolve(WAITING), readEsims: () => Promise.resolve([]) };
  const { get } = await aRunningApp({ orders: noOrders({ progress }) });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const watch = (signal = leaving.signal) => get('/api/checkout-sessions/cs_1/events', { signal });
  const oneLeaves = new AbortController();
  const streams = [await watch(oneLeaves.signal)];
  for (let stream = 1; stream < 5; stream += 1) streams.push(await watch());
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = await watch();
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' });
  oneLeaves.abort();
  await eventually(async () => expect((await watch()).status).toBe(200));
});

test('TOPUP-35 one client may type 300 ICCIDs in a day, however slowly', async () => {
  const clock = aClock();
  const { origin } = await aRunningApp({
    limits: { ...USUAL_LIMITS, withoutKey: 1e9, topups: 300 },
    clock,
    sharedLimits: createSharedLimits(await aPostgres()),
  });
  const type = async () => {
    const response = await post(origin, '/api/topup-offers', {
      target: { iccid: `894446540000357325${luhnDigit('894446540000357325')}` },
    });
    return response.status;
  };
  for (let batch = 0; batch < 10; batch += 1) {
    const statuses = await Promise.all(Array.from({ length: 30 }, type));
    expect(new Set(statuses)).toEqual(new Set([200]));
    clock.advance(120);
  }
  // One use is free again every 288 seconds, and 1,200 have passed.
  const more = await Promise.all(Array.from({ length: 6 }, type));
  expect(more.sort()).toEqual([200, 200, 200, 200, 429, 429]);
  clock.advance(25 * 3_600);
  expect(await type()).toBe(200);
});
