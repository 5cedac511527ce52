import { expect, test } from 'vitest';
import { dayIn } from './days.ts';
import { lastOne } from './last-one.ts';
import { dateIn } from './zone-days.ts';

test('a result is made once for a key, and again after another key', () => {
  const made: string[] = [];
  const lengthOf = lastOne((key) => {
    made.push(key);
    return key.length;
  });
  expect(['one', 'one', 'three', 'one'].map(lengthOf)).toEqual([3, 3, 5, 3]);
  expect(made).toEqual(['one', 'three', 'one']);
});

test('ADMIN-04 USAGE-11 days of several time zones in turn are those of each', () => {
  const at = new Date('2026-11-16T23:30:00Z');
  const zones = ['Europe/Madrid', 'America/Lima', 'Europe/Madrid'];
  expect(zones.map((zone) => dayIn(zone, at))).toEqual(['2026-11-17', '2026-11-16', '2026-11-17']);
  expect(zones.map((zone) => dateIn(zone)(at))).toEqual(['2026-11-17', '2026-11-16', '2026-11-17']);
});
