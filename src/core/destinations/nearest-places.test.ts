import { expect, test } from 'vitest';
import { kilometresBetween, nearestPlaces } from './nearest-places.ts';

const KIRIBATI = { longitude: -157, latitude: 2 };
const place = (name: string, longitude: number, latitude: number) => ({
  name,
  point: { longitude, latitude },
});
const PLACES = [
  place('Mexico', -102, 24),
  place('Samoa', -172, -13.5),
  place('Marshall Islands', 171, 7),
  place('Tuvalu', 179, -8),
  place('French Polynesia', -149.5, -17.5),
];

test('DEST-14 distances are along the globe, also across the date line', () => {
  const tokyo = { longitude: 139.7, latitude: 35.7 };
  const paris = { longitude: 2.35, latitude: 48.86 };
  expect(kilometresBetween(tokyo, paris)).toBeCloseTo(9714, -2);
  expect(
    kilometresBetween({ longitude: 179.5, latitude: 0 }, { longitude: -179.5, latitude: 0 }),
  ).toBeCloseTo(111, 0);
});

test('DEST-14 near places are at most 3,000 km away, nearest first', () => {
  const names = (count: number) => nearestPlaces(KIRIBATI, PLACES, count).map(({ name }) => name);
  expect(names(4)).toEqual(['French Polynesia', 'Samoa', 'Tuvalu']);
  expect(names(1)).toEqual(['French Polynesia']);
  expect(nearestPlaces({ longitude: -30, latitude: 0 }, PLACES, 4)).toEqual([]);
});
