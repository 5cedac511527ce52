import { expect, test } from 'vitest';
import { chosenRange, searchOf } from './chosen-range.ts';

const read = (search: string) => chosenRange(new URLSearchParams(search));

test('ADMIN-04 the range is in the address; a wrong one is today', () => {
  expect(read('')).toBe('today');
  expect(read('?range=28-days')).toBe('28-days');
  expect(read('?range=century')).toBe('today');
  expect(read('?from=2026-11-01&to=2026-11-03')).toEqual({ from: '2026-11-01', to: '2026-11-03' });
  expect(read('?from=2026-11-03&to=2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-03' });
  expect(read('?from=2026-11-31&to=2026-12-01')).toBe('today');
});

test('ADMIN-04 each range is read back from its own address', () => {
  for (const range of ['today', '7-days', '28-days', { from: '2026-11-01', to: '2026-11-03' }] as const)
    expect(read(searchOf(range))).toEqual(range);
});
