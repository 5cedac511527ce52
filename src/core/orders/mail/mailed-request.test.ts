import { expect, test } from 'vitest';
import { mailedRequest } from './mailed-request.ts';

const MADE = { requestId: 'r1', status: 'done', reason: 'goodwill', amountCents: 450 } as const;

test('the mail about a request names its units and the sum that was refunded', () => {
  expect(mailedRequest('r1', [MADE, null, { ...MADE, amountCents: 901 }])).toEqual({
    requestedRefund: { reason: 'goodwill', units: [0, 2] },
    refundedCents: 1_351,
  });
});

test('refused refunds, those of another request and those of undelivered units are not in it', () => {
  const others = [
    { ...MADE, status: 'refused' },
    { ...MADE, requestId: 'r2' },
    { ...MADE, reason: 'undelivered' },
  ] as const;
  expect(mailedRequest('r1', [...others, MADE])).toEqual({
    requestedRefund: { reason: 'goodwill', units: [3] },
    refundedCents: 450,
  });
  expect(mailedRequest('r1', others)).toEqual({ requestedRefund: null });
});

test('a mail about anything else says nothing about requests', () => {
  expect(mailedRequest(null, [{ ...MADE, requestId: null }])).toEqual({ requestedRefund: null });
});
