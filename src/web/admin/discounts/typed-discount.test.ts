import { expect, test } from 'vitest';
import { EMPTY_DISCOUNT, readTyped } from './typed-discount.ts';

const FIVE = { ...EMPTY_DISCOUNT, amount: '5' };

test('ADMIN-10 the form sends cents and whole percents, whatever decimal sign is typed', () => {
  expect(readTyped({ ...FIVE, kind: 'fixed', amount: '2,50', minimum: '10.05' })).toMatchObject({
    value: { kind: 'fixed', amountCents: 250 },
    minimumSubtotalCents: 1005,
  });
  expect(readTyped({ ...FIVE, packageIds: 'a, b\nc  ' })).toMatchObject({
    value: { kind: 'percent', percent: 5 },
    packageIds: ['a', 'b', 'c'],
    totalLimit: null,
  });
});

test.each([
  ['amount', { amount: '' }],
  ['amount', { amount: '5.5' }],
  ['amount', { amount: '101' }],
  ['amount', { kind: 'fixed', amount: '-1' }],
  ['amount', { kind: 'fixed', amount: '100000.01' }],
  ['minimum', { minimum: 'much' }],
  ['minimum', { minimum: '0' }],
  ['totalLimit', { totalLimit: '0' }],
  ['totalLimit', { totalLimit: '1000001' }],
  ['perCustomerLimit', { perCustomerLimit: '1.5' }],
  ['dates', { startsAt: '2026-11-20T10:00', endsAt: '2026-11-20T10:00' }],
] as const)('ADMIN-10 the form names the field %s that cannot be read: %o', (problem, changes) => {
  expect(readTyped({ ...FIVE, ...changes })).toBe(problem);
});
