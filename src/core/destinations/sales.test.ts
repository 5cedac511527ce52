import { expect, test } from 'vitest';
import { countedSince } from './sales.ts';

test('PLANS-24 sales of the last 30 days count for what is popular', () => {
  expect(countedSince(new Date('2026-11-16T12:00:00Z'))).toEqual(new Date('2026-10-17T12:00:00Z'));
});
