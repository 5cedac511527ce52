import type { Box, CountryShape } from './country-shape.ts';
import { fitInto, ringsOf, simplePath } from './simple-path.ts';

type Ring = ReturnType<typeof ringsOf>[number];
type Edges = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** Land belongs together over water of this width in map units, or of this part of the land's own size. */
const NEAR = 60;
const NEAR_PART = 0.1;
/** Fewer corners are a polygon, not the shape of a country. */
const FEWEST_POINTS = 9;

/**
 * The outline of a country's largest land and the islands around it, as large as `area` allows; without land on the
 * other side of the sea. Empty when the country is too small for an outline.
 */
export function outlineWithin(shape: CountryShape, area: Box, detail: number): string {
  const land = mainLand(ringsOf(shape.d));
  const points = land.reduce((sum, ring) => sum + ring.length, 0);
  if (points < FEWEST_POINTS) return '';
  const { left, top, right, bottom } = edgesOf(land.flat());
  const from = { x: left, y: top, w: right - left, h: bottom - top };
  return simplePath(land, { from, to: fitInto(from, area) }, detail);
}

function mainLand(rings: readonly Ring[]): readonly Ring[] {
  const [largest, ...rest] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (largest === undefined) return [];
  const land = [largest];
  let others = rest;
  for (;;) {
    const edges = edgesOf(land.flat());
    const near = others.filter((ring) => isNear(edgesOf(ring), edges));
    if (near.length === 0) return land;
    land.push(...near);
    others = others.filter((ring) => !near.includes(ring));
  }
}

function isNear(island: Edges, land: Edges): boolean {
  const reach = Math.max(NEAR, NEAR_PART * Math.max(land.right - land.left, land.bottom - land.top));
  const apart = Math.max(island.left - land.right, land.left - island.right);
  const above = Math.max(island.top - land.bottom, land.top - island.bottom);
  return Math.hypot(Math.max(apart, 0), Math.max(above, 0)) <= reach;
}

function edgesOf(points: Ring): Edges {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
