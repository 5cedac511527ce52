import { expect, test } from 'vitest';
import { formatUtcOffset, utcOffsets } from './utc-offsets.ts';

const HOUR = 60;

test.each([
  [['Asia/Tokyo'], { least: 9 * HOUR, most: 9 * HOUR, byRegion: false, bySeason: false }],
  [['Europe/Madrid'], { least: HOUR, most: 2 * HOUR, byRegion: false, bySeason: true }],
  // Summer in January.
  [['Pacific/Auckland'], { least: 12 * HOUR, most: 13 * HOUR, byRegion: false, bySeason: true }],
  [['Asia/Jakarta', 'Asia/Jayapura'], { least: 7 * HOUR, most: 9 * HOUR, byRegion: true, bySeason: false }],
  [
    ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
    { least: 0, most: 2 * HOUR, byRegion: true, bySeason: true },
  ],
  // The same offsets all year, from two zones.
  [['Asia/Jakarta', 'Asia/Pontianak'], { least: 7 * HOUR, most: 7 * HOUR, byRegion: false, bySeason: false }],
  [['America/St_Johns'], { least: -3.5 * HOUR, most: -2.5 * HOUR, byRegion: false, bySeason: true }],
])('GUIDE-16 the offsets of %j', (zones, offsets) => {
  expect(utcOffsets(zones, 2026)).toEqual(offsets);
});

test('GUIDE-16 an offset names hours, and minutes only where there are some', () => {
  expect([0, 540, -210, 345].map(formatUtcOffset)).toEqual(['UTC', 'UTC+9', 'UTC−3:30', 'UTC+5:45']);
});
