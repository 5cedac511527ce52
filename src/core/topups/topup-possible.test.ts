import { expect, test } from 'vitest';
import { whyNoTopupPossible, type TopupTargetEsim } from './topup-possible.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

function why(changes: Partial<TopupTargetEsim>) {
  const esim = { iccid: '8944465400003573253', status: 'active', expiresAt: null, graceDays: 30 } as const;
  return whyNoTopupPossible({ ...esim, hasOpenWithdrawal: false, isWhollyRefunded: false, ...changes }, NOW);
}

test('TOPUP-20 a recycled eSIM and one without an ICCID cannot be topped up', () => {
  expect(why({})).toBeNull();
  expect(why({ status: 'recycled' })).toBe('recycled');
  expect(why({ iccid: '' })).toBe('no-iccid');
  expect(why({ iccid: '89444654000035732' })).toBe('no-iccid');
  // As the network sells some: 18 digits.
  expect(why({ iccid: '891000000000009032' })).toBeNull();
});

test.each(['expired', 'finished'] as const)(
  'TOPUP-20 an eSIM that is %s is finally expired when the days to top up after its end have passed',
  (status) => {
    expect(why({ status, expiresAt: daysAgo(30) })).toBeNull();
    expect(why({ status, expiresAt: daysAgo(31) })).toBe('expired');
    expect(why({ status, expiresAt: daysAgo(1), graceDays: 0 })).toBe('expired');
  },
);

test('TOPUP-20 what is not known does not refuse: then only the network knows', () => {
  expect(why({ status: 'expired', expiresAt: daysAgo(300), graceDays: null })).toBeNull();
  expect(why({ status: 'finished', expiresAt: null })).toBeNull();
  // Its figures are old, and it may have been topped up since.
  expect(why({ status: 'active', expiresAt: daysAgo(300) })).toBeNull();
});

test('LEGAL-21 an eSIM that its owner returns cannot be topped up, whatever else is against it', () => {
  expect(why({ hasOpenWithdrawal: true })).toBe('withdrawal-open');
  expect(why({ hasOpenWithdrawal: true, status: 'recycled' })).toBe('withdrawal-open');
});

test('TOPUP-38 an eSIM whose price was refunded cannot be topped up', () => {
  expect(why({ isWhollyRefunded: true })).toBe('none');
  expect(why({ isWhollyRefunded: true, hasOpenWithdrawal: true })).toBe('withdrawal-open');
});
