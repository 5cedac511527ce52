import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ValidateDiscountAnswer } from '#contract/discounts.ts';
import { errorOf } from '#tests/builders/app.ts';
import { anEmail, aRoad, cookiesOf, payOnPage } from './road-shop.ts';

const road = aRoad();

test.each([0.01, -1, 0, 1e6])(
  'CHECKOUT-12 CHECKOUT-13 B35 a price of %s is refused, and nothing is held',
  async (price) => {
    const email = anEmail();
    const { packageId } = road.plan();
    expect(await errorOf(await road.submit({ email, lines: [{ packageId, price, quantity: 1 }] }))).toEqual({
      status: 409,
      code: 'price-updated',
      message: 'Price has been updated',
    });
    expect(await ordersOf(email)).toBe(0);
  },
);

async function ordersOf(email: string): Promise<number> {
  return (await road.rows(z.object({ id: z.string() }), sql`select id from orders where email = ${email}`))
    .length;
}

test('CHECKOUT-18 a package nobody sells is refused in the words the dialog knows', async () => {
  const lines = [{ packageId: 'never-was', price: 3, quantity: 1 }];
  expect(await errorOf(await road.submit({ lines }))).toMatchObject({
    status: 409,
    code: 'package-unavailable',
    message: 'Package not found',
  });
});

test('CHECKOUT-04 without items or without an address nothing begins', async () => {
  expect(await errorOf(await road.submit({ lines: [] }))).toMatchObject({ status: 400 });
  expect(await errorOf(await road.submit({ email: 'nobody' }))).toMatchObject({ status: 400 });
});

test('CHECKOUT-14 a checkout without a key is refused', async () => {
  const answer = await fetch(`${road.parts().origin}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: anEmail(), items: [] }),
  });
  expect(answer.status).toBe(400);
});

test('CHECKOUT-20 a page of another site cannot begin a checkout', async () => {
  const answer = await fetch(`${road.parts().origin}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: '{}',
  });
  expect(await errorOf(answer)).toMatchObject({ status: 403, message: 'Origin not allowed' });
});

test('CHECKOUT-19 B6 while payments are down nothing is sold, no mail is written, and the stock is free again later', async () => {
  await road.fault({ service: 'payments', kind: 'error', status: 500 });
  const email = anEmail();
  const plan = road.plan(6);
  await road.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${plan.packageId}, 0, 1)`,
  );
  const refused = await errorOf(await road.submit({ email, lines: [{ ...plan, quantity: 1 }] }));
  expect(refused.status).toBe(503);
  expect(refused.message).toContain('payment processing');
  road.clock.advance(33 * 60);
  await road.reconcile();
  const [stock] = await road.rows(
    z.object({ available_stock: z.int() }),
    sql`select available_stock from package_inventory where package_id = ${plan.packageId}`,
  );
  expect(stock).toEqual({ available_stock: 1 });
  // Not even one that waits to be sent: a mailbox may be empty because we looked too soon.
  const written = await road.rows(
    z.object({ kind: z.string() }),
    sql`select kind from sent_mails where recipient = ${email}`,
  );
  expect(written).toEqual([]);
  expect(await road.mailsTo(email)).toEqual([]);
});

async function validate(code: string, lines: readonly object[], { subtotal = 0, cookie = '' } = {}) {
  const answer = await fetch(`${road.parts().origin}/api/rpc/validate_discount_code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify({ p_code: code, p_cart_items: lines, p_subtotal: subtotal }),
  });
  return ValidateDiscountAnswer.parse(await answer.json());
}

test('COUPON-08 SAVE5 takes 5 % of the shop’s own price, whatever the browser believes', async () => {
  const plan = road.plan();
  expect(
    await validate(' save5 ', [{ packageId: plan.packageId, price: 1e6, quantity: 2 }], { subtotal: 1e6 }),
  ).toEqual({
    valid: true,
    code: 'SAVE5',
    discount_amount: Math.round(plan.price * 2 * 5) / 100,
    description: '5% off',
    error: null,
  });
});

test('COUPON-06 B36 every refusal reads the same, so nobody learns which codes exist', async () => {
  await road.run(
    sql`insert into discount_codes (code, kind, amount_cents, ends_at, starts_at, minimum_subtotal_cents, is_active) values
      ('OVER', 'fixed', 100, '2020-01-02', '2020-01-01', null, true),
      ('MUCH', 'fixed', 100, null, null, 1000000, true),
      ('OFF', 'fixed', 100, null, null, null, false)`,
  );
  const lines = [{ ...road.plan(), quantity: 1 }];
  const refusals = await Promise.all(
    ['OVER', 'MUCH', 'OFF', 'NEVER-WAS', ''].map((code) => validate(code, lines)),
  );
  for (const refusal of refusals)
    expect(refusal).toEqual({
      code: refusal.code,
      valid: false,
      discount_amount: 0,
      description: null,
      error: 'This coupon code is not valid',
    });
});

/** The cookies of somebody who has signed in with this address. */
async function signedInAs(email: string): Promise<string> {
  const password = 'a harbour at 5 o’clock';
  await road.parts().shop.accounts.makeAdmin(email, password);
  const signIn = await fetch(`${road.parts().origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return cookiesOf(signIn);
}

test('CHECKOUT-05 a signed-in customer’s own address is used, whatever the page sends', async () => {
  const email = anEmail();
  const cookie = await signedInAs(email);
  await road.checkout({ email: anEmail(), cookie });
  expect(await ordersOf(email)).toBe(1);
});

test('COUPON-09 a signed-in customer hears at once that a code is for first orders', async () => {
  const email = anEmail();
  const cookie = await signedInAs(email);
  const isValid = async (who: { cookie?: string }) =>
    (await validate('save5', [{ ...road.plan(), quantity: 1 }], who)).valid;
  expect(await isValid({ cookie })).toBe(true);
  const { url, sessionId } = await road.checkout({ email, cookie, discountCode: 'SAVE5' });
  // What their own open checkout holds is not held against them.
  expect(await isValid({ cookie })).toBe(true);
  await payOnPage(url);
  await road.untilStatus(sessionId, 'fulfilled');
  expect(await isValid({ cookie })).toBe(false);
  expect(await isValid({})).toBe(true);
});

test('COUPON-03 a code is valid for a cart whose last unit is held for it', async () => {
  const line = { ...road.plan(9), quantity: 1 };
  await road.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${line.packageId}, 0, 1)`,
  );
  await road.checkout({ lines: [line], cartId: randomUUID() });
  expect(await validate('SAVE5', [line])).toMatchObject({ valid: true });
});
