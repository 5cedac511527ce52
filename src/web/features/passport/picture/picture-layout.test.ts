import { expect, test } from 'vitest';
import { MAP, MAX_STAMPS, PICTURE, placeStamps } from './picture-layout.ts';

test('COLLECT-12 any number of stamps fits the picture without overlapping', () => {
  for (let count = 1; count <= MAX_STAMPS; count += 1) {
    const places = placeStamps(count);
    expect(places).toHaveLength(count);
    for (const { x, y, size } of places) {
      expect(size, `${count} stamps`).toBeGreaterThan(90);
      expect(x).toBeGreaterThanOrEqual(420);
      expect(x + size).toBeLessThanOrEqual(PICTURE.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + size).toBeLessThanOrEqual(PICTURE.height);
    }
    const corners = places.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(corners).size).toBe(count);
  }
  expect(placeStamps(0)).toEqual([]);
});

test('COLLECT-12 six stamps are two rows of three', () => {
  const places = placeStamps(6);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  expect(new Set(places.map(({ x }) => x)).size).toBe(3);
});

test('COLLECT-18 no stamp lies over the map, however many there are and however they are turned', () => {
  expect(MAP.y + MAP.h).toBeLessThan(PICTURE.height);
  for (let count = 1; count <= MAX_STAMPS; count += 1) {
    for (const { x, size } of placeStamps(count)) {
      // A turned square reaches further than its side, by less than this at the tilts of stamps.
      expect(x - size * 0.1, `${count} stamps`).toBeGreaterThan(MAP.x + MAP.w);
    }
  }
});
