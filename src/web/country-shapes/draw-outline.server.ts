import { shapeOf } from './country-shape.ts';
import smallOutlines from './small-outlines.json' with { type: 'json' };
import type { Landing } from './place-pictures.ts';
import { fitInto, transformed, ringsOf, simplePath } from './simple-path.ts';

/** A country's outline in a picture of 280 by 180 units, and the point where the arc ends. */
type Outline = Landing & Readonly<{ d: string }>;

/** Position of the outline in its picture; the arc comes from the left. */
const AREA = { x: 104, y: 16, w: 164, h: 148 };
const DETAIL = 3;

/** Finer than on the map of the world, where these countries have only a few corners. */
const SMALL_OUTLINES = new Map(smallOutlines.map((outline) => [outline.code, outline]));

/** Null when the country is too small for an outline. */
export function drawOutline(countryCode: string): Outline | null {
  const shape = SMALL_OUTLINES.get(countryCode) ?? shapeOf(countryCode);
  if (shape === null || shape.d === '') return null;
  const placement = { from: shape, to: fitInto(shape, AREA) };
  const landing = transformed({ x: shape.cx, y: shape.cy }, placement);
  const isNear = ({ x, y }: { x: number; y: number }) =>
    x >= shape.x - shape.w / 4 &&
    x <= shape.x + shape.w * 1.25 &&
    y >= shape.y - shape.h / 4 &&
    y <= shape.y + shape.h * 1.25;
  const main = ringsOf(shape.d).filter(([first]) => first !== undefined && isNear(first));
  return { d: simplePath(main, placement, DETAIL), x: Math.round(landing.x), y: Math.round(landing.y) };
}
