import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { continentCount, FRAME_OF, tiltOf } from './stamp-style.ts';

test('COLLECT-10 every region has a frame of its own', () => {
  const frames = Object.values(FRAME_OF);
  expect(frames).toHaveLength(6);
  expect(new Set(frames).size).toBe(6);
});

test('COLLECT-10 the tilt comes from the code: always the same, small, and different from its neighbours', () => {
  const tilts = countryCodes().map(tiltOf);
  expect(tilts).toEqual(countryCodes().map(tiltOf));
  expect(Math.max(...tilts.map(Math.abs))).toBe(7);
  expect(new Set(tilts).size).toBe(15);
  expect(['MX', 'US', 'PT', 'MA', 'KR'].map(tiltOf)).toEqual([0, 6, 2, 7, -5]);
});

test('COLLECT-10 the Middle East counts as Asia', () => {
  expect(continentCount(['asia', 'middle_east', 'europe', 'europe'])).toBe(2);
  expect(continentCount(['middle_east'])).toBe(1);
  expect(continentCount([])).toBe(0);
});
