import { expect, test } from 'vitest';
import { declaredPositions, firstTicked, returnedCents, returnedUnits } from './returned-units.ts';

const UNIT = {
  state: 'delivered',
  refundCents: 500,
  isUsed: false,
  isRecycled: false,
  hasOpenWithdrawal: false,
} as const;
const UNITS = [
  { ...UNIT, refundCents: 450 },
  { ...UNIT, isUsed: true, refundCents: 700 },
  { ...UNIT, hasOpenWithdrawal: true },
  { ...UNIT, state: 'refunded' },
  { ...UNIT, refundCents: 1200 },
] as const;

test('LEGAL-25 what can be returned is ticked at first, and what was used, is being returned or refunded is not', () => {
  expect(firstTicked(UNITS)).toEqual([1, 5]);
  expect(firstTicked([UNIT, UNIT])).toEqual([1, 2]);
});

test('LEGAL-39 an eSIM that the network has recycled is not ticked at first, and can be returned', () => {
  const units = [UNIT, { ...UNIT, isRecycled: true }];
  expect(firstTicked(units)).toEqual([1]);
  expect(returnedCents(units, [2])).toBe(500);
});

test('LEGAL-25 every tick together is the whole order', () => {
  expect(declaredPositions([1, 5], 5)).toEqual([1, 5]);
  expect(declaredPositions([1, 2], 2)).toEqual([]);
});

test('LEGAL-26 the sum is that of the named units that can still be refunded', () => {
  expect(returnedCents(UNITS, [1, 5])).toBe(1650);
  expect(returnedCents(UNITS, [2])).toBe(700);
  expect(returnedCents(UNITS, [])).toBe(450 + 700 + 1200);
  expect(returnedUnits(UNITS, [3, 4])).toEqual([]);
});
