import shapes from './country-shapes.json' with { type: 'json' };

/** Size of the map in map units: tenths of the picture behind the home page's search box. */
export const WORLD = { width: 12_000, height: 5600 } as const;

export type Box = Readonly<{ x: number; y: number; w: number; h: number }>;

/** The part of the map to show where nothing moves: as large as the map, with all land in its middle. */
export const LAND_IN_THE_MIDDLE: Box = { x: 140, y: 165, w: WORLD.width, h: WORLD.height };

/**
 * One outline in map units, made by scripts/draw-country-shapes.ts. `x`, `y`, `w` and `h` are the box of its main
 * land.
 */
export type CountryShape = Box &
  Readonly<{
    /** ISO 3166 alpha-2. Null: land for which no plan can exist. */
    code: string | null;
    /** The centre of its main land, for its dot and its name. */
    cx: number;
    cy: number;
    /** Side of a square with the same area as its largest piece of land. */
    side: number;
    /** Empty when the country is too small for an outline. */
    d: string;
  }>;

export const COUNTRY_SHAPES: readonly CountryShape[] = shapes;

const BY_CODE = new Map(
  COUNTRY_SHAPES.flatMap((shape) => (shape.code === null ? [] : [[shape.code, shape]])),
);

export function shapeOf(code: string): CountryShape | null {
  return BY_CODE.get(code) ?? null;
}

/** Share of a region's countries that may lie far away at each side, such as islands on the other side of the map. */
const FAR_OUT = 0.15;

/** Returns the box around the centres of most of these countries. Null when none of them is on the map. */
export function boxAroundMost(codes: readonly string[]): Box | null {
  const shapes = codes.flatMap((code) => shapeOf(code) ?? []);
  const [x, right] = withoutFarOut(shapes.map(({ cx }) => cx));
  const [y, bottom] = withoutFarOut(shapes.map(({ cy }) => cy));
  if (x === undefined || y === undefined || right === undefined || bottom === undefined) return null;
  return { x, y, w: right - x, h: bottom - y };
}

/** Returns the smallest and the largest number after dropping the outliers at each side. */
function withoutFarOut(numbers: readonly number[]): readonly number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const left = Math.floor(sorted.length * FAR_OUT);
  const kept = sorted.slice(left, sorted.length - left);
  return [kept.at(0), kept.at(-1)].flatMap((number) => number ?? []);
}
