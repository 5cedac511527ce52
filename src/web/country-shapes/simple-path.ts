import type { Box } from './country-shape.ts';

type Point = Readonly<{ x: number; y: number }>;
type Line = readonly Point[];

/** Which part of the map is drawn where: `from` in map units, `to` in units of the picture. */
export type Placement = Readonly<{ from: Box; to: Box }>;

const RING = /M(-?\d+) (-?\d+)l([^zM]*)z/g;

/** Parses an outline made by scripts/draw-country-shapes.ts into rings, with every point in map units. */
export function ringsOf(d: string): readonly Line[] {
  return [...d.matchAll(RING)].map(([, x = '0', y = '0', steps = '']) => {
    const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
    const ring: Point[] = [{ x: Number(x), y: Number(y) }];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const last = ring.at(-1) ?? { x: 0, y: 0 };
      ring.push({ x: last.x + (numbers[index] ?? 0), y: last.y + (numbers[index + 1] ?? 0) });
    }
    return ring;
  });
}

/** Returns the part of the picture a box fills: centred, as large as possible, proportions kept. */
export function fitInto(box: Box, area: Box): Box {
  const scale = Math.min(area.w / Math.max(box.w, 1), area.h / Math.max(box.h, 1));
  const [w, h] = [box.w * scale, box.h * scale];
  return { x: area.x + (area.w - w) / 2, y: area.y + (area.h - h) / 2, w, h };
}

export function transformed({ x, y }: Point, { from, to }: Placement): Point {
  return {
    x: to.x + ((x - from.x) / Math.max(from.w, 1)) * to.w,
    y: to.y + ((y - from.y) / Math.max(from.h, 1)) * to.h,
  };
}

/**
 * Returns an outline as path text for a small picture. Leaves out points that are nearer to the previous point than
 * `detail`, in units of the picture, so a picture needs more units than pixels. Also leaves out islands too small for
 * a triangle. Empty when nothing remains.
 */
export function simplePath(rings: readonly Line[], placement: Placement, detail: number): string {
  return rings
    .map((ring) =>
      simplified(
        ring.map((point) => rounded(withinReach(transformed(point, placement), placement.to))),
        detail,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map(pathOf)
    .join('');
}

/** How far beyond its edge a picture is drawn, in its units. */
const BEYOND = 8;

/** Moves points far outside to a line just outside the picture, where they are invisible and need no detail. */
function withinReach({ x, y }: Point, { x: left, y: top, w, h }: Box): Point {
  return {
    x: Math.min(left + w + BEYOND, Math.max(left - BEYOND, x)),
    y: Math.min(top + h + BEYOND, Math.max(top - BEYOND, y)),
  };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function simplified(ring: Line, detail: number): Line {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= detail) kept.push(point);
  }
  return kept;
}

/** In whole units, each step relative to the previous point: short, and exact over the whole ring. */
function pathOf(ring: Line): string {
  const [first = { x: 0, y: 0 }, ...rest] = ring;
  const steps = rest.map(({ x, y }, index) => {
    const before = ring[index] ?? first;
    return `${x - before.x} ${y - before.y}`;
  });
  return `M${first.x} ${first.y}l${steps.join(' ')}z`.replaceAll(' -', '-');
}
