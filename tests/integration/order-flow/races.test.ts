import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage, sessionIn } from './shop.ts';

// Hundreds of requests at once: on a machine that is busy with other tests they take long.
vi.setConfig({ testTimeout: 180_000 });

const flow = anOrderFlow();

async function limitStock(packageId: string, left: number) {
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${packageId}, 0, ${left})
        on conflict (package_id) do update set available_stock = ${left}`,
  );
}

async function stockOf(packageId: string): Promise<number | null> {
  const [row] = await flow.rows(
    z.object({ available_stock: z.int().nullable() }),
    sql`select available_stock from package_inventory where package_id = ${packageId}`,
  );
  return row?.available_stock ?? null;
}

async function usesOf(code: string): Promise<number> {
  const [row] = await flow.rows(
    z.object({ uses: z.int() }),
    sql`select uses from discount_codes where code = ${code}`,
  );
  return row?.uses ?? Number.NaN;
}

async function aCode(
  changes: Readonly<{ totalLimit?: number; perCustomer?: number; packageId?: string }> = {},
) {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  await flow.run(
    sql`insert into discount_codes (code, kind, percent, total_limit, per_customer_limit)
        values (${code}, 'percent', 10, ${changes.totalLimit ?? null}, ${changes.perCustomer ?? null})`,
  );
  return code;
}

const urlOf = async (response: Response) => z.object({ url: z.string() }).parse(await response.json()).url;

/** Beside other suites, hundreds of buyers at once can be too many: a 503 asks to try again, as a browser does. */
function submitUntilServed(order: Parameters<typeof flow.submit>[0]) {
  return eventually(async () => {
    const response = await flow.submit(order);
    expect(response.status).not.toBe(503);
    return response;
  }, 120_000);
}

test('STOCK-08 B29 200 buyers want the last unit: one gets a payment page, and the stock never falls below zero', async () => {
  const plan = flow.plan(1);
  await limitStock(plan.packageId, 1);
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => submitUntilServed({ lines: [{ ...plan, quantity: 1 }] })),
  );
  const winners = responses.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [loser] = responses.filter(({ status }) => status !== 200);
  if (loser === undefined) throw new Error('No buyer was refused');
  expect(await errorOf(loser)).toMatchObject({ status: 409, code: 'package-unavailable' });
  expect(await stockOf(plan.packageId)).toBe(0);

  const [winner] = winners;
  if (winner === undefined) throw new Error('Nobody won');
  const url = await urlOf(winner);
  await payOnPage(url);
  await flow.untilStatus(sessionIn(url), 'fulfilled');
  expect(await stockOf(plan.packageId)).toBe(0);
});

test('COUPON-13 COUPON-16 B33 a code limited to 100 is held by 100 of 500', async () => {
  const discountCode = await aCode({ totalLimit: 100 });
  const responses = await Promise.all(Array.from({ length: 500 }, () => submitUntilServed({ discountCode })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [refused] = responses.filter(({ status }) => status !== 200);
  if (refused === undefined) throw new Error('No buyer was refused');
  expect(await errorOf(refused)).toEqual({
    status: 409,
    code: 'coupon-not-valid',
    message: 'This coupon code is not valid',
  });
  expect(await usesOf(discountCode)).toBe(100);
});

test('COUPON-14 COUPON-18 B33 B34 of a customer’s 20 simultaneous orders with a one-per-customer code only one can be paid', async () => {
  const discountCode = await aCode({ perCustomer: 1 });
  const email = anEmail();
  const responses = await Promise.all(Array.from({ length: 20 }, () => flow.submit({ discountCode, email })));
  expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(await usesOf(discountCode)).toBe(1);
  const pages = await Promise.all(responses.filter(({ status }) => status === 200).map(urlOf));
  await Promise.all(pages.map((url) => payOnPage(url)));
  const sessions = new Set<unknown>(pages.map(sessionIn));
  const paid = (await flow.ledger('session-paid')).filter(({ data }) => sessions.has(data['session']));
  expect(paid).toHaveLength(1);
  await flow.untilStatus(String(paid[0]?.data['session']), 'fulfilled');
  expect((await flow.submit({ discountCode, email })).status).toBe(409);
  expect((await flow.submit({ discountCode })).status).toBe(200);
});

test('COUPON-09 SAVE5 is for the first order: not for a second, and of two simultaneous orders only one can be paid', async () => {
  const email = anEmail();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => flow.submit({ discountCode: 'save5', email })),
  );
  const pages = await Promise.all(responses.filter(({ status }) => status === 200).map(urlOf));
  await Promise.all(pages.map((url) => payOnPage(url)));
  const sessions = new Set<unknown>(pages.map(sessionIn));
  const paid = (await flow.ledger('session-paid')).filter(({ data }) => sessions.has(data['session']));
  expect(paid).toHaveLength(1);
  const { total_cents } = await flow.untilStatus(String(paid[0]?.data['session']), 'fulfilled');
  expect(total_cents).toBe(Math.round(flow.plan().price * 100) - Math.round(flow.plan().price * 5));
  expect((await flow.submit({ discountCode: 'SAVE5', email })).status).toBe(409);
});

test('STOCK-09 COUPON-17 PAY-03 an expired session releases stock and coupon, once', async () => {
  const plan = flow.plan(2);
  await limitStock(plan.packageId, 3);
  const discountCode = await aCode({ totalLimit: 1 });
  const { url, sessionId } = await flow.checkout({ lines: [{ ...plan, quantity: 2 }], discountCode });
  expect(await stockOf(plan.packageId)).toBe(1);
  expect(await usesOf(discountCode)).toBe(1);

  await flow.control('POST', '/clock', { advanceMs: 31 * 60_000 });
  await flow.untilStatus(sessionId, 'cancelled');
  expect(await stockOf(plan.packageId)).toBe(3);
  expect(await usesOf(discountCode)).toBe(0);
  expect(await flow.progress(sessionId)).toMatchObject({ state: 'payment-failed' });
  await payOnPage(url);
  flow.clock.advance(60 * 60);
  await flow.reconcile();
  expect(await stockOf(plan.packageId)).toBe(3);
  expect((await flow.ledger('session-paid')).filter(({ data }) => data['session'] === sessionId)).toEqual([]);
});

test('STOCK-08 STOCK-09 B31 simultaneous holds and releases lose no unit and count none twice', async () => {
  const plan = flow.plan(6);
  await limitStock(plan.packageId, 40);
  const hold = () => flow.checkout({ lines: [{ ...plan, quantity: 2 }] });
  const first = await Promise.all(Array.from({ length: 8 }, hold));
  expect(await stockOf(plan.packageId)).toBe(24);
  // Every session is ended twice, while others are started.
  const expire = ({ sessionId }: Readonly<{ sessionId: string }>) =>
    fetch(`${flow.parts().sandbox.origin}/v1/checkout/sessions/${sessionId}/expire`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_order_flow' },
    });
  const [second] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, hold)),
    ...[...first, ...first].map(expire),
  ]);
  for (const { sessionId } of first) await flow.untilStatus(sessionId, 'cancelled');
  await flow.reconcile();
  expect(await stockOf(plan.packageId)).toBe(24);
  const [held] = await flow.rows(
    z.object({ units: z.coerce.number() }),
    sql`select sum(quantity) as units from stock_holds where package_id = ${plan.packageId} and state = 'held'`,
  );
  expect(held?.units).toBe(2 * second.length);
});

test('B11 B12 paying and expiring at the same moment ends in delivery or in no payment, never in both or neither', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => flow.checkout()));
  await Promise.all(
    made.flatMap(({ url, sessionId }) => [
      payOnPage(url),
      fetch(`${flow.parts().sandbox.origin}/v1/checkout/sessions/${sessionId}/expire`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_order_flow' },
      }),
    ]),
  );
  const paid = new Set<unknown>((await flow.ledger('session-paid')).map(({ data }) => data['session']));
  for (const { sessionId } of made)
    await flow.untilStatus(sessionId, paid.has(sessionId) ? 'fulfilled' : 'cancelled');
});

test('PAY-03 B11 B12 a session past its time that is still open at the payment service is closed there first: a customer still on its page can no longer pay', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const { url, sessionId } = await flow.checkout();
  flow.clock.advance(32 * 60);
  await flow.reconcile();
  await flow.untilStatus(sessionId, 'cancelled');
  await payOnPage(url);
  expect((await flow.ledger('session-paid')).filter(({ data }) => data['session'] === sessionId)).toEqual([]);
});

test('CHECKOUT-14 CHECKOUT-15 B14 B15 one key is one order and one session, however often and however fast it is sent', async () => {
  const options = { key: randomUUID(), email: anEmail() };
  const responses = await Promise.all(Array.from({ length: 20 }, () => flow.submit(options)));
  const urls = new Set(await Promise.all(responses.map(urlOf)));
  expect(urls.size).toBe(1);
  expect(await urlOf(await flow.submit(options))).toBe([...urls][0]);
  const orders = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from orders where idempotency_key = ${options.key}`,
  );
  expect(orders).toHaveLength(1);
  const created = (await flow.ledger('session-created')).filter(({ data }) =>
    JSON.stringify(data).includes(orders[0]?.id ?? '?'),
  );
  expect(created).toHaveLength(1);
  const other = await flow.submit({ ...options, email: anEmail() });
  expect(await errorOf(other)).toMatchObject({ status: 409, code: 'key-reused' });
});

test('CHECKOUT-15 a session that was created without a response is the same session on a retry', async () => {
  await flow.fault({
    service: 'payments',
    kind: 'timeout-after',
    match: 'POST /v1/checkout/sessions',
    count: 2,
  });
  const options = { key: randomUUID(), email: anEmail() };
  expect(await errorOf(await flow.submit(options))).toMatchObject({
    status: 503,
    code: 'payment-unavailable',
  });
  const url = await urlOf(await flow.submit(options));
  await payOnPage(url);
  await flow.untilStatus(sessionIn(url), 'fulfilled');
});

test('B10 B17 two tabs with one cart get one payable session; a changed cart ends the earlier one', async () => {
  const plan = flow.plan(3);
  await limitStock(plan.packageId, 2);
  const cart = { cartId: randomUUID(), email: anEmail() };
  const one = { ...cart, lines: [{ ...plan, quantity: 1 }] };
  const responses = await Promise.all(Array.from({ length: 10 }, () => flow.submit(one)));
  const urls = new Set(await Promise.all(responses.map(urlOf)));
  expect(urls.size).toBe(1);
  expect(await stockOf(plan.packageId)).toBe(1);

  const changed = await flow.checkout({ ...cart, lines: [{ ...plan, quantity: 2 }] });
  const [firstUrl = ''] = urls;
  expect(changed.url).not.toBe(firstUrl);
  await flow.untilStatus(sessionIn(firstUrl), 'cancelled');
  expect(await stockOf(plan.packageId)).toBe(0);
  await payOnPage(firstUrl);
  expect(
    (await flow.ledger('session-paid')).some(({ data }) => data['session'] === sessionIn(firstUrl)),
  ).toBe(false);
});

test('B10 B20 a cart that was paid in another tab leads to its order, not to a second payment', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const cart = { cartId: randomUUID(), email: anEmail() };
  const first = await flow.checkout(cart);
  await payOnPage(first.url);
  const response = await flow.submit({ ...cart, lines: [{ ...flow.plan(), quantity: 2 }] });
  const url = await urlOf(response);
  expect(new URL(url).pathname).toBe('/checkout/success');
  expect(new URL(url).searchParams.get('session_id')).toBe(first.sessionId);
  await flow.untilStatus(first.sessionId, 'fulfilled');
});

test('B20 a second payment for one order is recorded separately and fully refunded', async () => {
  const { url, sessionId } = await flow.checkout();
  await payOnPage(url);
  const { id, total_cents } = await flow.untilStatus(sessionId, 'fulfilled');
  // A session of ours that the shop has lost: created, paid, and with the reference of a settled order.
  const second = await fetch(`${flow.parts().sandbox.origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_order_flow' },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://shop.test/ok',
      'metadata[order_id]': id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': String(total_cents),
      'line_items[0][price_data][product_data][name]': 'A plan',
    }),
  });
  const session = z.object({ id: z.string(), url: z.string() }).parse(await second.json());
  await fetch(session.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      number: '4242424242424242',
      expiry: '12 / 40',
      cvc: '123',
      email: 'ana@example.com',
    }),
  });
  await eventually(async () => {
    const refunds = await flow.rows(
      z.object({ reason: z.string(), amount_cents: z.int(), status: z.string() }),
      sql`select reason, r.amount_cents, status from refunds r join payments using (payment_id) where order_id = ${id}`,
    );
    expect(refunds).toEqual([{ reason: 'second-payment', amount_cents: total_cents, status: 'done' }]);
  });
  expect(await flow.orderOf(sessionId)).toMatchObject({ status: 'fulfilled' });
});

test('B27 B32 many carts with the same two packages in either order: all succeed, order numbers are unique', async () => {
  const [a, b] = [flow.plan(4), flow.plan(5)];
  await limitStock(a.packageId, 60);
  await limitStock(b.packageId, 60);
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      flow.submit({
        lines: (index % 2 === 0 ? [a, b] : [b, a]).map((plan) => ({ ...plan, quantity: 1 })),
      }),
    ),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(await stockOf(a.packageId)).toBe(0);
  expect(await stockOf(b.packageId)).toBe(0);
  const [numbers] = await flow.rows(
    z.object({ all: z.string(), different: z.string() }),
    sql`select count(number) as all, count(distinct number) as different from orders`,
  );
  expect(numbers?.all).toBe(numbers?.different);
});
