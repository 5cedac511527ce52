import type { Box } from './map-view.ts';
import shapes from './country-shapes.json' with { type: 'json' };

/** One outline in map units, made by scripts/draw-country-shapes.ts. `x`, `y`, `w` and `h` are its main land. */
export type CountryShape = Box &
  Readonly<{
    /** ISO 3166 alpha-2. Null means: land that nobody sells for. */
    code: string | null;
    /** The middle of its main land, for its dot and its name. */
    cx: number;
    cy: number;
    /** Of the square with as much land as its largest piece. */
    side: number;
    /** Empty when it is too small for an outline. */
    d: string;
  }>;

export const COUNTRY_SHAPES: readonly CountryShape[] = shapes;

const BY_CODE = new Map(
  COUNTRY_SHAPES.flatMap((shape) => (shape.code === null ? [] : [[shape.code, shape]])),
);

export function shapeOf(code: string): CountryShape | null {
  return BY_CODE.get(code) ?? null;
}

/** The land of several countries together. Null when none of them is on the map. */
export function boxAround(codes: readonly string[]): Box | null {
  const boxes = codes.flatMap((code) => shapeOf(code) ?? []);
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
