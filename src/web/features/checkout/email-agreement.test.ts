import { expect, test } from 'vitest';
import { CreateCheckoutBody } from '#contract/checkout.ts';
import { findGaps } from '#core/checkout/submit-checkout.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';

const items = [{ ...aCartPlan(), quantity: 1 }];

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
])('the form and the shop agree on whether %s is an address', (email) => {
  const withdrawal = { text: 'withdrawal-tick-1', isAccepted: true } as const;
  const isAccepted = findGaps({ email, items, isDisclaimerTicked: true, withdrawal }).length === 0;
  expect(isAccepted).toBe(CreateCheckoutBody.shape.email.safeParse(email).success);
});
