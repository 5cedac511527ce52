import { expect, test } from 'vitest';
import { COUNTRY_SHAPES } from './country-shape.ts';
import { drawOutline } from './draw-outline.server.ts';
import { ringsOf } from './simple-path.ts';

/** Fewer do not show the shape of an island. */
const FEWEST_CORNERS = 7;

test('DEST-16 the outline of a country shows its shape, also of a small island', () => {
  const corners = COUNTRY_SHAPES.flatMap(({ code, d }) => {
    if (code === null || d === '') return [];
    const rings = ringsOf(drawOutline(code)?.d ?? '');
    return { code, corners: rings.reduce((sum, ring) => sum + ring.length, 0) };
  });
  expect(corners.map(({ code }) => code)).toContain('MT');
  expect(corners.filter(({ corners }) => corners < FEWEST_CORNERS)).toEqual([]);
});

test('DEST-16 an outline lies within its picture', () => {
  for (const code of ['MT', 'SG', 'HK', 'KI', 'JP'])
    for (const { x, y } of ringsOf(drawOutline(code)?.d ?? '').flat()) {
      expect(x, code).toBeGreaterThan(90);
      expect(x, code).toBeLessThan(280);
      expect(y, code).toBeGreaterThan(0);
      expect(y, code).toBeLessThan(180);
    }
});
