import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AGREED } from '#tests/builders/agreed.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();

function post(path: string, body: object): Promise<Response> {
  return fetch(`${flow.parts().origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}

function anItem() {
  const { packageId, price } = flow.plan();
  return {
    id: packageId,
    packageId,
    title: 'Japan eSIM',
    country: 'Japan',
    countryCode: 'JP',
    data: '1 GB',
    validity: '7 Days',
    price,
    packageType: 'sim',
    quantity: 2,
    networks: 'SoftBank',
    operator: 'Moshi Moshi',
  };
}

test('API-10 DATA-21 capture-lead takes every field of its payload and stores it', async () => {
  const utm = {
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_content: 'button',
    utm_term: 'japan esim',
  };
  const cartItems = [{ packageId: 'x', price: 8.29, quantity: 2, title: 'X eSIM', country: 'X' }];
  const email = anEmail();
  const lead = { email, source: 'checkout', cartItems, cartValueCents: 1_658, ...utm };
  expect((await post('capture-lead', lead)).status).toBe(200);
  const stored = await flow.rows(
    z.record(z.string(), z.unknown()),
    sql`select email, source, cart, cart_value_cents, utm_source, utm_medium, utm_campaign, utm_content, utm_term
      from leads where email = ${email}`,
  );
  expect(stored).toEqual([{ email, source: 'checkout', cart: cartItems, cart_value_cents: 1_658, ...utm }]);
});

test('API-11 API-12 validate_discount_code takes code, items and subtotal, and returns the discount or its error', async () => {
  const { packageId, price } = flow.plan();
  const items = { p_cart_items: [{ packageId, price, quantity: 1 }], p_subtotal: price };
  const ask = async (p_code: string): Promise<unknown> =>
    (await post('rpc/validate_discount_code', { p_code, ...items })).json();
  expect(await ask('SAVE5')).toMatchObject({
    valid: true,
    code: 'SAVE5',
    discount_amount: Math.round(price * 5) / 100,
    description: '5% off',
    error: null,
  });
  const refused = z.record(z.string(), z.unknown()).parse(await ask('NOSUCHCODE'));
  expect(refused).toMatchObject({
    valid: false,
    code: 'NOSUCHCODE',
    discount_amount: 0,
    description: null,
  });
  expect(refused['error']).toMatch(/\w/);
  expect((await post('rpc/validate_discount_code', items)).status).toBe(400);
});

test('API-13 API-14 API-15 DATA-20 create-checkout takes email, items and coupon code, and returns the address to pay at', async () => {
  const email = anEmail();
  const checkout = { email, items: [anItem()], discountCode: 'SAVE5', ...AGREED };
  const response = await post('create-checkout', checkout);
  const { url, ...others } = z.record(z.string(), z.string()).parse(await response.json());
  expect(others).toEqual({});
  expect((await fetch(url ?? '')).status).toBe(200);
  const [order] = await flow.rows(
    z.object({ discount_cents: z.int(), units: z.int() }),
    sql`select discount_cents, (select count(*)::int from order_units where order_id = orders.id) as units
      from orders where email = ${email}`,
  );
  expect(order).toEqual({ discount_cents: Math.round(flow.plan().price * 2 * 5), units: 2 });
});

test.each(['id', 'packageId', 'title', 'country', 'data', 'validity', 'price', 'packageType', 'quantity'])(
  'API-14 an item of create-checkout without %s is refused',
  async (field) => {
    const { [field]: _left, ...item } = z.record(z.string(), z.unknown()).parse(anItem());
    const response = await post('create-checkout', { email: anEmail(), items: [item], ...AGREED });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
  },
);

test('API-20 the state of a checkout session is read once, and live', async () => {
  const { sessionId } = await flow.checkout();
  const path = `${flow.parts().origin}/api/checkout-sessions/${sessionId}`;
  const once = z.object({ state: z.string() }).parse(await (await fetch(path)).json());
  const ended = new AbortController();
  const live = await fetch(`${path}/events`, { signal: ended.signal });
  const reader = live.body?.getReader();
  const first = z.instanceof(Uint8Array).parse((await reader?.read())?.value);
  ended.abort();
  const [, json = ''] = /event: progress\ndata: (\{.*\})/.exec(Buffer.from(first).toString()) ?? [];
  expect(z.object({ state: z.string() }).parse(JSON.parse(json)).state).toBe(once.state);
});
