import { expect, test } from 'vitest';
import { conversionPercent } from './conversion.ts';

test('ADMIN-32 conversion is paid orders per hundred counted visits', () => {
  expect(conversionPercent(3, 120)).toBe(2.5);
  expect(conversionPercent(1, 3)).toBe(33.3);
  expect(conversionPercent(0, 10)).toBe(0);
});

test('ADMIN-32 without visits, or with fewer visits than orders, there is no conversion to show', () => {
  expect(conversionPercent(0, 0)).toBeNull();
  expect(conversionPercent(5, 4)).toBeNull();
});
