import { expect, test } from 'vitest';
import { decidePayment } from './decide-payment.ts';

test('a paid order is delivered within 13 minutes, and its buyer gets the link to sign in', () => {
  expect(decidePayment(new Date('2026-11-18T12:00:00Z'))).toEqual({
    deliverBy: new Date('2026-11-18T12:13:00Z'),
    mails: ['welcome'],
  });
});
