import { expect, test } from 'vitest';
import { freeSlot } from './free-slot.ts';

test.each([
  [[], 1],
  [[1, 2], 3],
  [[2], 1],
  [[3, 1], 2],
] as const)('beside the uses %j of a customer the next order takes use %i', (taken, slot) => {
  expect(freeSlot({ perCustomerLimit: 5 }, taken)).toBe(slot);
});

test('the uses of a code without a limit per customer are not numbered', () => {
  expect(freeSlot({ perCustomerLimit: null }, [1])).toBeNull();
});
