import { expect, test } from 'vitest';
import { anOrder, aSandboxWithShop, CARDS, submit } from './with-shop.ts';

const CARD = { number: CARDS.pays, expiry: '12 / 40', cvc: '123' } as const;

async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll(/\s+/g, ' ');
}

test('SANDBOX-03 SANDBOX-04 the payment page has its labels, its amount and a link back, and states that it is a sandbox', async () => {
  const { stripe } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  const response = await fetch(session.url ?? '');
  const page = await textOf(response);

  expect(response.status).toBe(200);
  for (const label of ['Card number', 'Expiry', 'CVC']) expect(page).toContain(`>${label}</label>`);
  expect(page).toMatch(/<button type="submit">\s*Pay \$12\.34\s*<\/button>/);
  expect(page).toContain('<a class="back" href="http://shop.test/checkout">Back to shop</a>');
  expect(page).toContain('This is a sandbox. No real money moves');
  expect(page).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test");
});

test('SANDBOX-03 the payment page of a Spanish session is in Spanish', async () => {
  const { stripe, pay } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder({ locale: 'es' }));
  const page = await textOf(await fetch(session.url ?? ''));

  expect(page).toContain('<html lang="es">');
  for (const words of [
    'Número de tarjeta',
    'Vencimiento',
    'Pagar 12,34 US$',
    'Volver a la tienda',
    'entorno de pruebas',
  ]) {
    expect(page).toContain(words);
  }
  expect(await textOf(await pay(session, CARDS.noFunds))).toContain(
    'Tu tarjeta no tiene fondos suficientes.',
  );
});

test('SANDBOX-03 every page of the sandbox states that it is a sandbox', async () => {
  const { origin, stripe, pay } = await aSandboxWithShop();
  const open = await stripe.checkout.sessions.create(anOrder());
  const session = await stripe.checkout.sessions.create(anOrder());
  await pay(session, CARDS.threeDSecure);
  const paid = await stripe.checkout.sessions.create(anOrder());
  await pay(paid);
  const expired = await stripe.checkout.sessions.create(anOrder());
  await stripe.checkout.sessions.expire(expired.id);

  const paths = [
    '/',
    '/mailbox',
    '/mailbox/none',
    '/nowhere',
    '/pay/none',
    `/pay/${session.id}/authenticate`,
  ];
  for (const path of [...paths, ...[open, paid, expired].map((one) => `/pay/${one.id}`)]) {
    const page = await textOf(await fetch(`${origin}${path}`, { redirect: 'error' }));
    expect(page, path).toContain('<strong>Sandbox</strong> This is a sandbox.');
  }
});

test('SANDBOX-05 the card 4242 pays', async () => {
  const { stripe, pay, ledger } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  expect((await pay(session, CARDS.pays)).status).toBe(303);
  expect((await ledger('session-paid')).map((entry) => entry.data)).toMatchObject([
    { session: session.id, amount: 1234 },
  ]);
});

test.each([
  {
    card: '0002 is declined',
    number: CARDS.declined,
    words: 'Your card was declined. Nothing was charged.',
    code: 'generic_decline',
  },
  {
    card: '9995 has no funds',
    number: CARDS.noFunds,
    words: 'Your card has insufficient funds. Nothing was charged.',
    code: 'insufficient_funds',
  },
])('SANDBOX-05 the card $card, and another card still pays', async ({ number, words, code }) => {
  const { stripe, pay, ledgerKinds } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  const response = await pay(session, number);

  expect(response.status).toBe(402);
  expect(await textOf(response)).toContain(`role="alert">${words}`);
  expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: code } },
  });

  expect((await pay(session)).status).toBe(303);
  const kinds = ['session-created', 'payment-failed', 'session-paid'];
  expect(await ledgerKinds()).toEqual(expect.arrayContaining(kinds));
});

test('SANDBOX-05 the card 3220 requires a 3-D Secure step; failing it charges nothing, passing it pays', async () => {
  const { origin, stripe, pay, ledger } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  const bank = `${origin}/pay/${session.id}/authenticate`;

  const response = await pay(session, CARDS.threeDSecure);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/pay/${session.id}/authenticate`,
  ]);
  const page = await textOf(await fetch(bank));
  expect(page).toContain('>Authenticate</button>');
  expect(page).toContain('>Fail</button>');
  const waiting = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(waiting).toMatchObject({ status: 'open', payment_intent: { status: 'requires_action' } });

  const failed = await submit(bank, { result: 'fail' });
  expect(failed.status).toBe(402);
  expect(await textOf(failed)).toContain('Your bank could not confirm that it is you.');
  expect(await ledger('session-paid')).toHaveLength(0);

  await pay(session, CARDS.threeDSecure);
  const passed = await submit(bank, { result: 'pass' });
  expect(passed.headers.get('location')).toContain(session.id);
  expect(await ledger('session-paid')).toHaveLength(1);
});

test('two clicks pay once, and both lead to the same page', async () => {
  const { stripe, pay, ledger } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  const responses = await Promise.all([pay(session), pay(session), pay(session)]);

  expect(new Set(responses.map((one) => one.headers.get('location'))).size).toBe(1);
  expect(responses.map((one) => one.status)).toEqual([303, 303, 303]);
  expect(await ledger('session-paid')).toHaveLength(1);
});

test.each([
  ['a number with a wrong digit', { number: '4242 4242 4242 4241' }, 'Your card number is not valid.'],
  ['no number', { number: '' }, 'Your card number is not valid.'],
  ['a real card', { number: '5555 5555 5555 4444' }, 'Only the test cards below work here.'],
  ['a month that does not exist', { expiry: '13 / 40' }, 'Write the expiry as MM / YY.'],
  ['a card that has expired', { expiry: '01 / 20' }, 'Your card has expired.'],
  ['a CVC of two digits', { cvc: '12' }, 'The CVC has 3 or 4 digits.'],
])('the payment page explains %s and charges nothing', async (_case, fields, words) => {
  const { stripe, ledgerKinds } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  const response = await submit(session.url ?? '', { ...CARD, ...fields });

  expect(response.status).toBe(422);
  const page = await textOf(response);
  expect(page).toContain(words);
  expect(page).toContain('aria-invalid="true"');
  expect(await ledgerKinds()).toEqual(['session-created']);
});

test('a payer whose email address the shop did not send must enter it', async () => {
  const { origin, stripe } = await aSandboxWithShop();
  const { customer_email: known, ...order } = anOrder();
  expect(known).toBe('ana@example.com');
  const session = await stripe.checkout.sessions.create(order);
  expect(await textOf(await fetch(session.url ?? ''))).toContain('>Email</label>');

  expect((await submit(`${origin}/pay/${session.id}`, { ...CARD, email: 'ana' })).status).toBe(422);
  expect((await submit(`${origin}/pay/${session.id}`, { ...CARD, email: 'ana@example.com' })).status).toBe(
    303,
  );
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid.customer_details?.email).toBe('ana@example.com');
});

test('markup in what the shop sends is shown as text', async () => {
  const { stripe } = await aSandboxWithShop();
  const line = {
    quantity: 1,
    price_data: { currency: 'usd', unit_amount: 500, product_data: { name: '<b>Japan</b>' } },
  };
  const session = await stripe.checkout.sessions.create(anOrder({ line_items: [line] }));
  expect(await textOf(await fetch(session.url ?? ''))).toContain('&lt;b&gt;Japan&lt;/b&gt;');
});
