import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ValidateDiscountResponse } from '#contract/orders/discounts.ts';
import { errorOf } from '#tests/builders/app.ts';
import { anEmail, anOrderFlow, cookiesOf, payOnPage } from './shop.ts';

const flow = anOrderFlow();

test.each([0.01, -1, 0, 1e6])(
  'CHECKOUT-12 CHECKOUT-13 B35 a price of %s is refused, and nothing is held',
  async (price) => {
    const email = anEmail();
    const { packageId } = flow.plan();
    expect(await errorOf(await flow.submit({ email, lines: [{ packageId, price, quantity: 1 }] }))).toEqual({
      status: 409,
      code: 'price-updated',
      message: 'Price has been updated',
    });
    expect(await ordersOf(email)).toBe(0);
  },
);

async function ordersOf(email: string): Promise<number> {
  return (await flow.rows(z.object({ id: z.string() }), sql`select id from orders where email = ${email}`))
    .length;
}

test('CHECKOUT-18 a package that is not on sale is refused with the message that the dialog knows', async () => {
  const lines = [{ packageId: 'never-was', price: 3, quantity: 1 }];
  expect(await errorOf(await flow.submit({ lines }))).toMatchObject({
    status: 409,
    code: 'package-unavailable',
    message: 'Package not found',
  });
});

test('CHECKOUT-04 no checkout starts without items or without an email address', async () => {
  expect(await errorOf(await flow.submit({ lines: [] }))).toMatchObject({ status: 400 });
  expect(await errorOf(await flow.submit({ email: 'nobody' }))).toMatchObject({ status: 400 });
});

test('CHECKOUT-14 a checkout without a key is refused', async () => {
  const response = await fetch(`${flow.parts().origin}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: anEmail(), items: [] }),
  });
  expect(response.status).toBe(400);
});

test('CHECKOUT-20 a page of another site cannot start a checkout', async () => {
  const response = await fetch(`${flow.parts().origin}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: '{}',
  });
  expect(await errorOf(response)).toMatchObject({ status: 403, message: 'Origin not allowed' });
});

test('CHECKOUT-19 B6 while payments are down nothing is sold, no mail is queued, and the stock is free again later', async () => {
  await flow.fault({ service: 'payments', kind: 'error', status: 500 });
  const email = anEmail();
  const plan = flow.plan(6);
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${plan.packageId}, 0, 1)`,
  );
  const refused = await errorOf(await flow.submit({ email, lines: [{ ...plan, quantity: 1 }] }));
  expect(refused.status).toBe(503);
  expect(refused.message).toContain('payment processing');
  flow.clock.advance(33 * 60);
  await flow.reconcile();
  const [stock] = await flow.rows(
    z.object({ available_stock: z.int() }),
    sql`select available_stock from package_inventory where package_id = ${plan.packageId}`,
  );
  expect(stock).toEqual({ available_stock: 1 });
  // Not even a queued one: the mailbox could be empty only because the test looked too early.
  const written = await flow.rows(
    z.object({ kind: z.string() }),
    sql`select kind from sent_mails where recipient = ${email}`,
  );
  expect(written).toEqual([]);
  expect(await flow.mailsTo(email)).toEqual([]);
});

type Validation = Readonly<{ subtotal?: number; cookie?: string; extra?: object }>;

async function validationOf(
  code: string,
  lines: readonly object[],
  { subtotal = 0, cookie = '', extra = {} }: Validation = {},
) {
  const response = await fetch(`${flow.parts().origin}/api/rpc/validate_discount_code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify({ ...extra, p_code: code, p_cart_items: lines, p_subtotal: subtotal }),
  });
  return response.text();
}

async function validate(...call: Parameters<typeof validationOf>) {
  return ValidateDiscountResponse.parse(JSON.parse(await validationOf(...call)));
}

test('COUPON-08 SAVE5 takes 5 % off the shop’s own price, whatever price the browser sends', async () => {
  const plan = flow.plan();
  expect(
    await validate(' save5 ', [{ packageId: plan.packageId, price: 1e6, quantity: 2 }], { subtotal: 1e6 }),
  ).toEqual({
    valid: true,
    code: 'SAVE5',
    discount_amount: Math.round(plan.price * 2 * 5) / 100,
    description: '5% off',
    error: null,
    error_code: null,
    minimum_subtotal: null,
  });
});

/** Each code is refused for one reason; all of them are for first orders only. */
async function insertRefusedCodes(): Promise<void> {
  await flow.run(
    sql`insert into discount_codes (code, kind, amount_cents, ends_at, starts_at, minimum_subtotal_cents, is_active, first_order_only) values
      ('OVER', 'fixed', 100, '2020-01-02', '2020-01-01', null, true, true),
      ('MUCH', 'fixed', 100, null, null, 1000000, true, true),
      ('OTHER', 'fixed', 100, null, null, null, true, true),
      ('OFF', 'fixed', 100, null, null, null, false, true)
      on conflict do nothing`,
  );
  await flow.run(
    sql`insert into discount_code_packages (code, package_id) values ('OTHER', ${flow.plan(12).packageId}) on conflict do nothing`,
  );
}

test('COUPON-06 COUPON-11 COUPON-12 COUPON-15 a refusal gives its reason, in both calls', async () => {
  await insertRefusedCodes();
  const lines = [{ ...flow.plan(), quantity: 1 }];
  for (const [code, reason, sentence, minimum] of [
    ['OVER', 'expired', 'This coupon code has expired', null],
    ['MUCH', 'minimum', 'This coupon code needs an order of at least $10,000.00', 10_000],
    ['OTHER', 'other-plans', 'This coupon code is not for these plans', null],
    ['OFF', 'not-valid', 'This coupon code is not valid', null],
    ['NEVER-WAS', 'not-valid', 'This coupon code is not valid', null],
  ] as const) {
    expect(await validate(code, lines)).toEqual({
      code,
      valid: false,
      discount_amount: 0,
      description: null,
      error: sentence,
      error_code: reason,
      minimum_subtotal: minimum,
    });
    expect(await errorOf(await flow.submit({ lines, discountCode: code }))).toEqual({
      status: 409,
      code: `coupon-${reason}`,
      message: sentence,
    });
  }
});

/** A guest who has bought, with the cookies of that order. */
async function aGuestWhoBought() {
  const email = anEmail();
  const { url, sessionId, cookie } = await flow.checkout({ email });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  return { email, cookie };
}

test('COUPON-20 a code is validated for a guest who has bought as for one who has not, byte for byte', async () => {
  await insertRefusedCodes();
  const buyer = await aGuestWhoBought();
  const lines = [{ ...flow.plan(), quantity: 1 }];
  const responseTo = ({ email, cookie = '' }: { email: string; cookie?: string }, code: string) =>
    validationOf(code, lines, { cookie, extra: { p_email: email, email } });
  for (const code of ['SAVE5', 'OVER', 'MUCH', 'OTHER', 'OFF', 'NEVER-WAS'])
    expect(await responseTo(buyer, code), code).toBe(await responseTo({ email: anEmail() }, code));
  expect(await responseTo(buyer, 'SAVE5')).toContain('"valid":true');
});

test('COUPON-06 COUPON-20 B36 a guest’s refusal at payment gives the neutral reason, also to a buyer', async () => {
  await insertRefusedCodes();
  const { email: buyer } = await aGuestWhoBought();
  const refusal = async (email: string, discountCode: string) =>
    errorOf(await flow.submit({ email, discountCode }));
  for (const code of ['OVER', 'MUCH', 'OTHER', 'OFF'])
    expect(await refusal(buyer, code)).toEqual(await refusal(anEmail(), code));
  // The only code a new customer could use is refused with the message for a code that does not exist.
  expect(await refusal(buyer, 'SAVE5')).toEqual({
    status: 409,
    code: 'coupon-not-valid',
    message: 'This coupon code is not valid',
  });
  expect(await refusal(buyer, 'SAVE5')).toEqual(await refusal(anEmail(), 'NEVER-WAS'));
});

/** The cookies of a customer signed in with this address. */
async function signedInAs(email: string): Promise<string> {
  const password = 'a harbour at 5 o’clock';
  await flow.parts().shop.accounts.makeAdmin(email, password);
  const signIn = await fetch(`${flow.parts().origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return cookiesOf(signIn);
}

test('CHECKOUT-05 a signed-in customer’s own address is used, whatever the page sends', async () => {
  const email = anEmail();
  const cookie = await signedInAs(email);
  await flow.checkout({ email: anEmail(), cookie });
  expect(await ordersOf(email)).toBe(1);
});

test('COUPON-09 a signed-in customer is informed at once that a code is for first orders', async () => {
  const email = anEmail();
  const cookie = await signedInAs(email);
  const isValid = async (who: { cookie?: string }) =>
    (await validate('save5', [{ ...flow.plan(), quantity: 1 }], who)).valid;
  expect(await isValid({ cookie })).toBe(true);
  const { url, sessionId } = await flow.checkout({ email, cookie, discountCode: 'SAVE5' });
  // A use held by their own open checkout does not block them.
  expect(await isValid({ cookie })).toBe(true);
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  const line = { ...flow.plan(), quantity: 1 };
  const sentence = 'First order only, and you already have one';
  expect(await validate('save5', [line], { cookie })).toMatchObject({ valid: false, error: sentence });
  expect(await errorOf(await flow.submit({ cookie, discountCode: 'SAVE5' }))).toEqual({
    status: 409,
    code: 'coupon-first-order-only',
    message: sentence,
  });
  expect(await isValid({})).toBe(true);
});

test('COUPON-03 a code is valid for a cart that itself holds the last unit', async () => {
  const line = { ...flow.plan(9), quantity: 1 };
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${line.packageId}, 0, 1)`,
  );
  await flow.checkout({ lines: [line], cartId: randomUUID() });
  expect(await validate('SAVE5', [line])).toMatchObject({ valid: true });
});

test.each(['fulfilled', 'paid'] as const)(
  'COUPON-09 a customer who bought without a code, and whose order is %s, has had a first order: SAVE5 is refused in both calls',
  async (status) => {
    const email = anEmail();
    const cookie = await signedInAs(email);
    const isValid = async () =>
      (await validate('SAVE5', [{ ...flow.plan(), quantity: 1 }], { cookie })).valid;
    // Orders that were never paid do not count.
    await flow.checkout({ email, cookie });
    expect(await isValid()).toBe(true);
    if (status === 'paid') await flow.fault({ service: 'network', kind: 'error', status: 503 });
    const { url, sessionId } = await flow.checkout({ email, cookie });
    await payOnPage(url);
    await flow.untilStatus(sessionId, status);
    expect(await isValid()).toBe(false);
    const refused = await flow.submit({ email, cookie, discountCode: 'SAVE5' });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('First order only, and you already have one'),
    ]);
    // A guest with the same address gets only the neutral message.
    const guest = await flow.submit({ email, discountCode: 'SAVE5' });
    expect([guest.status, await guest.text()]).toEqual([
      409,
      expect.stringContaining('This coupon code is not valid'),
    ]);
    expect((await flow.submit({ email })).status).toBe(200);
  },
);

test('COUPON-18 a signed-in customer whose open checkout holds the last use of a code may still use it, no other customer may', async () => {
  const email = anEmail();
  const cookie = await signedInAs(email);
  const other = await signedInAs(anEmail());
  await flow.run(
    sql`insert into discount_codes (code, kind, percent, total_limit) values ('LASTUSE', 'percent', 10, 1)`,
  );
  const isValid = async (who: string) =>
    (await validate('LASTUSE', [{ ...flow.plan(), quantity: 1 }], { cookie: who })).valid;
  await flow.checkout({ email, cookie, discountCode: 'LASTUSE' });
  expect([await isValid(cookie), await isValid(other)]).toEqual([true, false]);
});

test('STOCK-07 a plan with an owner’s price and no stock limit is sold in any quantity and holds no stock', async () => {
  const { packageId } = flow.plan(10);
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${packageId}, 777, null)`,
  );
  const { url, sessionId } = await flow.checkout({ lines: [{ packageId, price: 7.77, quantity: 5 }] });
  await payOnPage(url);
  expect(await flow.untilStatus(sessionId, 'fulfilled')).toMatchObject({ total_cents: 5 * 777 });
  const stock = await flow.rows(
    z.object({ available_stock: z.int().nullable(), holds: z.coerce.number() }),
    sql`select available_stock, (select count(*) from stock_holds h where h.package_id = i.package_id) as holds
        from package_inventory i where package_id = ${packageId}`,
  );
  expect(stock).toEqual([{ available_stock: null, holds: 0 }]);
});
