import { expect, test } from 'vitest';
import { TicketFields } from '#contract/support/ticket-form.ts';
import { WithdrawalFields } from '#contract/forms.ts';
import { parseOrderNumber } from './parse-order-number.ts';

const NUMBERS = [
  ['104236', '104236'],
  ['#104236', '104236'],
  [' #104 236 ', '104236'],
  [' Nº 104 236 ', '104236'],
  ['n.º 104236', '104236'],
  ['Order 104236', '104236'],
  ['order no. 104-236', '104236'],
  ['pedido: 104.236', '104236'],
  ['Número 104236', '104236'],
  ['0104236', '104236'],
] as const;

test.each(NUMBERS)('the order number %j is read as %j', (typed, number) => {
  expect(parseOrderNumber(typed)).toBe(number);
});

test.each([
  '',
  'abc',
  '0',
  '12',
  '10000x',
  '1234567890123',
  '1042361042361042',
  '<b>104236</b>',
  `104236"><img src=x onerror=alert(1)>`,
  `104236'; --`,
])('%j is no order number', (typed) => {
  expect(parseOrderNumber(typed)).toBeNull();
});

test('SUPPORT-03 LEGAL-06 /contact and /withdrawal accept the same order numbers', () => {
  const contact = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };
  const withdrawal = { email: 'ana@example.com', items: '' };
  for (const [orderNumber] of NUMBERS) {
    expect(TicketFields.safeParse({ ...contact, orderNumber }).success, orderNumber).toBe(true);
    expect(WithdrawalFields.safeParse({ ...withdrawal, orderNumber }).success, orderNumber).toBe(true);
  }
  for (const orderNumber of ['12', '104236 or 104237']) {
    expect(TicketFields.safeParse({ ...contact, orderNumber }).success, orderNumber).toBe(false);
    expect(WithdrawalFields.safeParse({ ...withdrawal, orderNumber }).success, orderNumber).toBe(false);
  }
});
