import { shapeOf } from '../../../country-shapes/country-shape.ts';
import { outlineWithin } from '../../../country-shapes/main-land.ts';

/** The middle of a stamp in tenths of its units, because outlines are in whole numbers. */
const AREA = { x: 590, y: 650, w: 820, h: 740 };
const DETAIL = 14;

/** Path data in tenths of a stamp's units. Empty for a country that is too small for an outline. */
export type OutlineOf = (countryCode: string) => string;

const drawn = new Map<string, string>();

export const outlineOf: OutlineOf = (countryCode) => {
  const known = drawn.get(countryCode);
  if (known !== undefined) return known;
  const shape = shapeOf(countryCode.slice(0, 2));
  const path = shape === null ? '' : outlineWithin(shape, AREA, DETAIL);
  drawn.set(countryCode, path);
  return path;
};
