import { expect, test } from 'vitest';
import { explainingStatus, lastSeenAt, mayBeUsedUp, networkProof } from './network-proof.ts';

const NOW = new Date('2026-11-18T18:00:00Z');
const TODAY = '2026-11-18T14:02:00.000Z';
const LAST_WEEK = '2026-11-11T09:00:00.000Z';

test.each([
  { name: 'never seen', firstConnectedAt: null, lastUsedAt: null, proven: [] },
  { name: 'connected today', firstConnectedAt: TODAY, lastUsedAt: null, proven: ['line-on'] },
  { name: 'connected last week', firstConnectedAt: LAST_WEEK, lastUsedAt: null, proven: [] },
  {
    name: 'used today',
    firstConnectedAt: LAST_WEEK,
    lastUsedAt: TODAY,
    proven: ['line-on', 'roaming-on', 'apn'],
  },
  { name: 'used last week', firstConnectedAt: LAST_WEEK, lastUsedAt: LAST_WEEK, proven: ['apn'] },
])(
  'HELP-09 of an eSIM that was $name the network proves what it proves',
  ({ firstConnectedAt, lastUsedAt, proven }) => {
    expect(networkProof({ firstConnectedAt, lastUsedAt }, NOW)).toEqual(proven);
  },
);

test('HELP-06 an eSIM was last seen when it last used data, or else when it connected', () => {
  expect(lastSeenAt({ firstConnectedAt: LAST_WEEK, lastUsedAt: TODAY })).toBe(TODAY);
  expect(lastSeenAt({ firstConnectedAt: LAST_WEEK, lastUsedAt: null })).toBe(LAST_WEEK);
  expect(lastSeenAt({ firstConnectedAt: null, lastUsedAt: null })).toBeNull();
});

const ACTIVE = {
  display: 'active',
  expiresAt: '2026-11-25T09:00:00Z',
  usage: { remainingMegabytes: 0, isUnlimited: false },
  waiting: [],
  hasOpenWithdrawal: false,
  gift: null,
  given: null,
} as const;

test('HELP-03 an eSIM without data is used up, also while the network calls it active', () => {
  expect(explainingStatus(ACTIVE, NOW)).toBe('finished');
  expect(explainingStatus({ ...ACTIVE, waiting: [{}] }, NOW)).toBe('active');
  expect(explainingStatus({ ...ACTIVE, usage: null }, NOW)).toBe('active');
  const unlimited = { remainingMegabytes: 0, isUnlimited: true };
  expect(explainingStatus({ ...ACTIVE, usage: unlimited }, NOW)).toBe('active');
  const left = { remainingMegabytes: 1, isUnlimited: false };
  expect(explainingStatus({ ...ACTIVE, usage: left }, NOW)).toBe('active');
});

test('HELP-21 little data may be used up by now, unless a top-up waits', () => {
  const usage = { remainingMegabytes: 50, totalMegabytes: 5_000, isUnlimited: false };
  const low = { display: 'active', usage, waiting: [] } as const;
  expect(mayBeUsedUp(low)).toBe(true);
  expect(mayBeUsedUp({ ...low, waiting: [{ megabytes: 500 }] })).toBe(false);
  expect(mayBeUsedUp({ ...low, usage: { ...usage, remainingMegabytes: 2_500 } })).toBe(false);
});
