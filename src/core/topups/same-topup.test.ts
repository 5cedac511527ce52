import { expect, test } from 'vitest';
import { judgeSameTopups, type SameTopup } from './same-topup.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

function judge(...found: readonly Partial<SameTopup>[]) {
  const whole = found.map((one, index) => ({
    orderId: `order-${index}`,
    email: 'ana@example.com',
    createdAt: secondsAgo(10),
    paidAt: null,
    ...one,
  }));
  return judgeSameTopups(whole, { email: 'ana@example.com', now: NOW });
}

test('TOPUP-21 the same top-up counts as repeated for one minute, from its payment', () => {
  const paid = (seconds: number) => judge({ createdAt: secondsAgo(200), paidAt: secondsAgo(seconds) });
  expect(paid(0)).toEqual({ kind: 'ask', isPaid: true });
  expect(paid(59)).toEqual({ kind: 'ask', isPaid: true });
  expect(paid(60)).toEqual({ kind: 'none' });
  expect(judge()).toEqual({ kind: 'none' });
});

test('TOPUP-33 an unpaid one of somebody else is no purchase, and one’s own gives way without a question', () => {
  expect(judge({ email: 'eva@example.com' })).toEqual({ kind: 'ask', isPaid: false });
  expect(judge({ email: 'eva@example.com' }, { paidAt: NOW })).toEqual({ kind: 'ask', isPaid: true });
  expect(judge({}, { createdAt: secondsAgo(60) })).toEqual({ kind: 'replace', orderIds: ['order-0'] });
});
