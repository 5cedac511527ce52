import { expect, test } from 'vitest';
import { TicketFields } from '#contract/support/ticket-form.ts';
import { tidyMessage } from './ticket-text.ts';

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
