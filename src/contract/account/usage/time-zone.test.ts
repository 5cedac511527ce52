import { expect, test } from 'vitest';
import { TimeZone } from './time-zone.ts';

test.each([
  ['UTC', true],
  ['Asia/Tokyo', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
  ['Asia/Tokyo; drop table', false],
  ['A'.repeat(65), false],
])('USAGE-11 "%s" is a time zone: %s', (name, expected) => {
  expect(TimeZone.safeParse(name).success).toBe(expected);
});

test('USAGE-11 a request without a time zone gets days of UTC', () => {
  expect(TimeZone.parse(undefined)).toBe('UTC');
});
