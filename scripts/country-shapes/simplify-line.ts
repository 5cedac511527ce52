export type Point = readonly [x: number, y: number];

/** A ring needs three corners, and its last point repeats its first. */
const MIN_RING_POINTS = 4;

/**
 * Removes points that do not change the visible shape: repeatedly the one whose triangle with its neighbours
 * is smallest, while it is below `least` (square units). The ends stay, so neighbours that share a border
 * still share it.
 */
export function simplifyLine(points: readonly Point[], least: number): readonly number[] {
  const kept = points.map((_, index) => index);
  const fewest = isRing(points) ? MIN_RING_POINTS : 2;
  const areas = kept.map((_, index) => areaAt(points, kept, index));
  while (kept.length > fewest) {
    const smallest = indexOfSmallest(areas);
    if ((areas[smallest] ?? Infinity) >= least) break;
    kept.splice(smallest, 1);
    areas.splice(smallest, 1);
    for (const neighbour of [smallest - 1, smallest]) areas[neighbour] = areaAt(points, kept, neighbour);
  }
  return kept;
}

function isRing(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Infinity at both ends: they are never removed. */
function areaAt(points: readonly Point[], kept: readonly number[], index: number): number {
  const [before, at, after] = [kept[index - 1], kept[index], kept[index + 1]].map((index) =>
    index === undefined ? undefined : points[index],
  );
  if (before === undefined || at === undefined || after === undefined) return Infinity;
  const cross = (at[0] - before[0]) * (after[1] - before[1]) - (after[0] - before[0]) * (at[1] - before[1]);
  return Math.abs(cross) / 2;
}

function indexOfSmallest(areas: readonly number[]): number {
  let smallest = 0;
  for (const [index, area] of areas.entries()) if (area < (areas[smallest] ?? Infinity)) smallest = index;
  return smallest;
}
