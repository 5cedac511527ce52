import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { describeDiscount } from './describe-discount.ts';

const en = { language: 'en', t: messagesOf('en', 'discounts') } as const;
const es = { language: 'es', t: messagesOf('es', 'discounts') } as const;

test('DATA-13 COUPON-21 a discount is described in the reader’s language, as a percentage or an amount', () => {
  const percent = { value: { kind: 'percent', percent: 5 } } as const;
  expect(describeDiscount(percent, en)).toBe('5% off');
  expect(describeDiscount(percent, es)).toBe('5\u00a0% de descuento');
  const fixed = { value: { kind: 'fixed', amountCents: 250 } } as const;
  expect(describeDiscount(fixed, en)).toBe('$2.50 off');
  expect(describeDiscount(fixed, es)).toBe('2,50\u00a0US$ de descuento');
});
