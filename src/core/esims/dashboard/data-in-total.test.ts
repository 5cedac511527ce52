import { expect, test } from 'vitest';
import { dataInTotal } from './data-in-total.ts';

const usage = { remainingMegabytes: 1843, isUnlimited: false };

test('TOPUP-30 the data in total is what is left and all that waits', () => {
  expect(dataInTotal({ usage, waiting: [{ megabytes: 3072 }] })).toBe(4915);
  expect(dataInTotal({ usage, waiting: [{ megabytes: 3072 }, { megabytes: 1024 }] })).toBe(5939);
});

test('TOPUP-30 without a waiting top-up, or with an amount that is not known, there is no total', () => {
  expect(dataInTotal({ usage, waiting: [] })).toBeNull();
  expect(dataInTotal({ usage: null, waiting: [{ megabytes: 3072 }] })).toBeNull();
  expect(dataInTotal({ usage: { ...usage, isUnlimited: true }, waiting: [{ megabytes: 3072 }] })).toBeNull();
  expect(dataInTotal({ usage, waiting: [{ megabytes: 3072 }, { megabytes: null }] })).toBeNull();
});
