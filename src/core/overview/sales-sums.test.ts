import { expect, test } from 'vitest';
import { addSums, medianWaitMs, slicesOf } from './sales-sums.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 16) + hours * 3_600_000);

test.each([
  [
    'inside a bar',
    2.5,
    [
      [1, 2, 0],
      [2, 2.5, 1],
      [2.5, 3, 1],
      [3, 4, 2],
    ],
  ],
  [
    'at an edge',
    3,
    [
      [1, 2, 0],
      [2, 3, 1],
      [3, 4, 2],
    ],
  ],
  [
    'at the end',
    4,
    [
      [1, 2, 0],
      [2, 3, 1],
      [3, 4, 2],
    ],
  ],
  [
    'at the beginning',
    1,
    [
      [1, 2, 0],
      [2, 3, 1],
      [3, 4, 2],
    ],
  ],
] as const)('ADMIN-04 bars are cut where the sums end: %s', (_where, until, expected) => {
  expect(slicesOf([at(1), at(2), at(3), at(4)], at(until))).toEqual(
    expected.map(([from, end, bar]) => ({ from: at(from), until: at(end), bar })),
  );
});

test('ADMIN-04 the median is the middle wait, or half way between two', () => {
  expect(medianWaitMs([])).toBeNull();
  expect(medianWaitMs([{ seconds: 7, orders: 1 }])).toBe(7_000);
  expect(
    medianWaitMs([
      { seconds: 30, orders: 1 },
      { seconds: 10, orders: 1 },
    ]),
  ).toBe(20_000);
  // 2 2 2 5 90
  expect(
    medianWaitMs([
      { seconds: 90, orders: 1 },
      { seconds: 2, orders: 3 },
      { seconds: 5, orders: 1 },
    ]),
  ).toBe(2_000);
  // Live and stored sums may name the same second twice: 2 5 5 5 90 90
  expect(
    medianWaitMs([
      { seconds: 5, orders: 1 },
      { seconds: 90, orders: 2 },
      { seconds: 5, orders: 2 },
      { seconds: 2, orders: 1 },
    ]),
  ).toBe(5_000);
});

test('ADMIN-04 sums of slices add up', () => {
  const one = { orders: 1, paidCents: 900, settled: 0, refunds: 2, refundedCents: 30 };
  const other = { orders: 2, paidCents: 50, settled: 1, refunds: 0, refundedCents: 0 };
  expect(addSums([one, other])).toEqual({
    orders: 3,
    paidCents: 950,
    settled: 1,
    refunds: 2,
    refundedCents: 30,
  });
  expect(addSums([])).toEqual({ orders: 0, paidCents: 0, settled: 0, refunds: 0, refundedCents: 0 });
});
