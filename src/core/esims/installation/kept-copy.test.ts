import { expect, test } from 'vitest';
import { keptCopy } from './kept-copy.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PAST = '2026-11-08T09:00:00.000Z';
const OWN = {
  display: 'active',
  hasOpenWithdrawal: false,
  gift: null,
  given: null,
  firstConnectedAt: null,
  expiresAt: null,
  waiting: [],
} as const;

test('INSTALL-54 the copy of a recycled, returned or given eSIM is deleted; the copy of an ended one says so', () => {
  expect(keptCopy(OWN, NOW)).toEqual({ ended: null, isUsed: false });
  expect(keptCopy({ ...OWN, display: 'recycled' }, NOW)).toBe('delete');
  expect(keptCopy({ ...OWN, hasOpenWithdrawal: true }, NOW)).toBe('delete');
  expect(keptCopy({ ...OWN, given: { isOpened: true, isInOwnersUse: false } }, NOW)).toBe('delete');
  expect(keptCopy({ ...OWN, expiresAt: PAST }, NOW)).toMatchObject({ ended: { kind: 'days', at: PAST } });
  expect(keptCopy({ ...OWN, display: 'finished' }, NOW)).toMatchObject({ ended: { kind: 'data' } });
});

test('INSTALL-65 the copy of an eSIM that has connected says so', () => {
  expect(keptCopy({ ...OWN, firstConnectedAt: PAST }, NOW)).toEqual({ ended: null, isUsed: true });
});
