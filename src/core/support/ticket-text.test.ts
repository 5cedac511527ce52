import { expect, test } from 'vitest';
import { TicketFields } from '#contract/support/ticket-form.ts';
import { parseOrderNumber, tidyMessage } from './ticket-text.ts';

test.each([
  ['104236', '104236'],
  ['#104236', '104236'],
  [' Nº 104 236 ', '104236'],
  ['Order 104236', '104236'],
  ['pedido: 104.236', '104236'],
  ['', null],
  ['abc', null],
  ['12', null],
  ['1042361042361042', null],
  ['<b>104236</b>', null],
  [`104236"><img src=x onerror=alert(1)>`, null],
  [`104236'; --`, null],
])('SUPPORT-03 the order number %j is read as %j', (typed, number) => {
  expect(parseOrderNumber(typed)).toBe(number);
});

test('SUPPORT-12 name, email and message are required, the order number is not', () => {
  const filled = { name: 'Ana', email: ' ana@example.com ', orderNumber: '', message: 'Hello' };
  expect(TicketFields.safeParse(filled).success).toBe(true);
  for (const field of ['name', 'email', 'message'] as const) {
    const result = TicketFields.safeParse({ ...filled, [field]: '   ' });
    expect(result.error?.issues.map(({ path }) => path[0])).toContain(field);
  }
  const wrong = TicketFields.safeParse({ ...filled, orderNumber: 'my order' });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['orderNumber']);
});

test('SUPPORT-08 a message keeps its lines and loses what is empty', () => {
  expect(tidyMessage('  one\r\ntwo\n\n\n\n\n\nthree \n')).toBe('one\ntwo\n\n\nthree');
});
