import { expect, test } from 'vitest';
import { COUNTRY_SHAPES, shapeOf, type CountryShape } from './country-shape.ts';
import { outlineWithin } from './main-land.ts';
import { ringsOf } from './simple-path.ts';

const AREA = { x: 0, y: 0, w: 1000, h: 1000 };

function islands(code: string): number {
  const shape = shapeOf(code);
  return shape === null ? 0 : ringsOf(outlineWithin(shape, AREA, 1)).length;
}

const square = (x: number, y: number, side: number) => `M${x} ${y}l${side} 0 0 ${side}-${side} 0z`;
const aShape = (d: string): CountryShape => ({
  code: 'XX',
  x: 0,
  y: 0,
  w: 1,
  h: 1,
  cx: 0,
  cy: 0,
  side: 1,
  d,
});

test('COLLECT-10 islands near the largest land are part of its outline, also over other islands; far land is not', () => {
  const chain = square(0, 0, 300) + square(350, 0, 60) + square(460, 0, 60) + square(900, 0, 200);
  const rings = ringsOf(outlineWithin(aShape(chain), AREA, 1));
  expect(rings).toHaveLength(3);
  expect(Math.max(...rings.flat().map(({ x }) => x))).toBe(1000);
});

test('COLLECT-10 the outline of the United States is that of its main land, and Japan keeps its islands', () => {
  const usa = shapeOf('US');
  if (usa === null) throw new Error('The map has no United States');
  const points = ringsOf(outlineWithin(usa, AREA, 1)).flat();
  const height = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));
  // With Alaska it would be almost as high as wide.
  expect(height).toBeLessThan(650);
  expect(islands('JP')).toBeGreaterThanOrEqual(4);
  expect(islands('NZ')).toBeGreaterThanOrEqual(2);
});

test('COLLECT-10 a country drawn with a handful of corners has no outline', () => {
  expect(islands('SG')).toBe(0);
  expect(islands('MC')).toBe(0);
  const drawn = COUNTRY_SHAPES.filter((shape) => outlineWithin(shape, AREA, 10) !== '');
  expect(drawn.length).toBeGreaterThan(170);
});
