import { expect, test } from 'vitest';
import { shapeOf } from './country-shape.ts';
import { globePointOf } from './globe-point.ts';

test.for([
  ['JP', 138, 36],
  ['KI', -157, 2],
  ['NZ', 171, -43],
  ['IS', -19, 65],
] as const)('DEST-14 the centre of %s is about %s degrees east and %s north', ([code, east, north]) => {
  const shape = shapeOf(code);
  if (shape === null) throw new Error(`${code} has no outline`);
  const { longitude, latitude } = globePointOf(shape);
  expect(Math.abs(longitude - east)).toBeLessThan(2);
  expect(Math.abs(latitude - north)).toBeLessThan(2);
});
