import type { Point } from './simplify-line.ts';

/** A closed outline without its repeated end, in whole units of the map. */
export type Ring = readonly Point[];

export type Box = Readonly<{ x: number; y: number; w: number; h: number }>;

/** In square units, for either direction of drawing. */
export function areaOf(ring: Ring): number {
  return Math.abs(crossSum(ring, (cross) => cross)) / 2;
}

/** Its centre of gravity: a good position for a name or a dot. */
export function centreOf(ring: Ring): Point {
  const doubled = crossSum(ring, (cross) => cross);
  const { x, y, w, h } = boxOf([ring]);
  if (doubled === 0) return [Math.round(x + w / 2), Math.round(y + h / 2)];
  const along = (axis: 0 | 1) => crossSum(ring, (cross, a, b) => cross * (a[axis] + b[axis]));
  return [Math.round(along(0) / (3 * doubled)), Math.round(along(1) / (3 * doubled))];
}

export function boxOf(rings: readonly Ring[]): Box {
  const [xs, ys] = [0, 1].map((axis) => rings.flat().map((point) => point[axis] ?? 0));
  const [x, y] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
  return { x, y, w: Math.max(...(xs ?? [])) - x, h: Math.max(...(ys ?? [])) - y };
}

/**
 * As the `d` of a path, with relative instead of absolute coordinates: short numbers, and few different ones.
 */
export function pathOf(rings: readonly Ring[]): string {
  return rings.map(ringPath).join('');
}

function ringPath(ring: Ring): string {
  const [start, ...rest] = ring;
  if (start === undefined) return '';
  let [x, y] = start;
  const steps = rest.map((point) => {
    const step = `${point[0] - x} ${point[1] - y}`;
    [x, y] = point;
    return step;
  });
  return `M${start.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

function crossSum(ring: Ring, weigh: (cross: number, a: Point, b: Point) => number): number {
  let sum = 0;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a;
    sum += weigh(a[0] * b[1] - b[0] * a[1], a, b);
  }
  return sum;
}
