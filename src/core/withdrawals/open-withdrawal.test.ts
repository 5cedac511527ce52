import { expect, test } from 'vitest';
import { hasOpenWithdrawal } from './open-withdrawal.ts';

test('LEGAL-21 an undecided withdrawal is about the units it names, or about all of them', () => {
  const about = (positions: readonly number[], status: 'open' | 'accepted' | 'refused' = 'open') =>
    [1, 2].map((position) => hasOpenWithdrawal([{ positions, status }], position));
  expect(about([])).toEqual([true, true]);
  expect(about([2])).toEqual([false, true]);
  expect(about([], 'refused')).toEqual([false, false]);
  expect(about([], 'accepted')).toEqual([false, false]);
  expect(hasOpenWithdrawal([], 1)).toBe(false);
});
