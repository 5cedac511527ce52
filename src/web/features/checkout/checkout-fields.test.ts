import { expect, test } from 'vitest';
import { CreateCheckoutBody } from '#contract/orders/checkout.ts';
import { CheckoutFields } from '#contract/forms.ts';
import { parseForm } from '../../forms/invalid-fields.ts';

const FILLED = { email: 'ada@example.com', disclaimer: true, withdrawal: true };

test('CHECKOUT-04 CHECKOUT-06 CHECKOUT-28 the email and both boxes are required, and reported in the order of the form', () => {
  expect(parseForm(CheckoutFields, { email: '  ', disclaimer: false, withdrawal: false })).toEqual({
    kind: 'invalid',
    fields: ['email', 'disclaimer', 'withdrawal'],
  });
  expect(parseForm(CheckoutFields, FILLED).kind).toBe('valid');
});

test('spaces around an address are removed before it is sent', () => {
  const parsed = parseForm(CheckoutFields, { ...FILLED, email: ' ada@example.com ' });
  expect(parsed).toMatchObject({ kind: 'valid', input: { email: 'ada@example.com' } });
});

test.each([
  'ada@example.com',
  'ada.lovelace+trip@mail.example.co.uk',
  "d'ada_1@example.museum",
  'ADA@EXAMPLE.COM',
  'ada@xn--exmple-cua.com',
  'ada..lovelace@example.com',
  '.ada@example.com',
  'ada.@example.com',
  "ada'@example.com",
  'ada,lovelace@example.com',
  'josé@example.com',
  'ada😀@example.com',
  'ada@exam_ple.com',
  'ada@-example.com',
  'ada@example.c1',
  'ada@example..com',
  'ada@example.com.',
  'ada@[127.0.0.1]',
  'ada@ example.com',
  'ada@example',
  'ada',
  `${'a'.repeat(64)}@${'b'.repeat(200)}.com`,
])('the form and the shop agree on whether %s is an address', (email) => {
  const isAccepted = parseForm(CheckoutFields, { ...FILLED, email }).kind === 'valid';
  expect(isAccepted).toBe(CreateCheckoutBody.shape.email.safeParse(email).success);
});
