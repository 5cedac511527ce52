import { expect, test } from 'vitest';
import { shapeOf } from './country-shape.ts';
import { fitInto, transformed, ringsOf, simplePath } from './simple-path.ts';

const SQUARE = 'M100 100l100 0 0 100-100 0z';

test('an outline is parsed into points in map units', () => {
  expect(ringsOf(SQUARE)).toEqual([
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 200, y: 200 },
      { x: 100, y: 200 },
    ],
  ]);
  expect(ringsOf(`${SQUARE}M0 0l5 5-5 0z`)).toHaveLength(2);
});

test('a box keeps its proportions and is centred in the available area', () => {
  expect(fitInto({ x: 7, y: 7, w: 200, h: 100 }, { x: 10, y: 0, w: 50, h: 50 })).toEqual({
    x: 10,
    y: 12.5,
    w: 50,
    h: 25,
  });
});

test('a path is moved and scaled into its picture', () => {
  const placement = { from: { x: 100, y: 100, w: 100, h: 100 }, to: { x: 5, y: 5, w: 10, h: 10 } };
  expect(simplePath(ringsOf(SQUARE), placement, 1)).toBe('M5 5l10 0 0 10-10 0z');
  expect(transformed({ x: 150, y: 200 }, placement)).toEqual({ x: 10, y: 15 });
});

test('land outside the picture adds no points', () => {
  const placement = { from: { x: 0, y: 0, w: 100, h: 100 }, to: { x: 0, y: 0, w: 100, h: 100 } };
  const far = 'M50 50l900 0 0 300 0 300-900 0z';
  expect(simplePath(ringsOf(far), placement, 4)).toBe('M50 50l58 0 0 58-58 0z');
  expect(simplePath(ringsOf('M900 900l50 0 0 50-50 0z'), placement, 4)).toBe('');
});

test('details too small for the picture are left out', () => {
  const placement = { from: { x: 0, y: 0, w: 1000, h: 1000 }, to: { x: 0, y: 0, w: 10, h: 10 } };
  expect(simplePath(ringsOf('M100 100l9 0 0 9-9 0z'), placement, 1)).toBe('');
});

test('the outline of a country gets far shorter and stays inside its picture', () => {
  const japan = shapeOf('JP');
  expect(japan).not.toBeNull();
  if (japan === null) return;
  const area = { x: 0, y: 0, w: 200, h: 160 };
  const path = simplePath(ringsOf(japan.d), { from: japan, to: fitInto(japan, area) }, 4);
  expect(path.length).toBeGreaterThan(100);
  expect(path.length).toBeLessThan(japan.d.length / 1.5);
});
