import type { BarSlice, SalesSums, Slice, SumsUnit } from './sales-sums.ts';

/** Sums that were added up before and still hold. */
export type StoredSums = Slice & Readonly<{ id: number; unit: SumsUnit; sums: SalesSums }>;

/** A part of a bar. `stored` null: its orders have to be counted. */
export type Tile = BarSlice & Readonly<{ stored: StoredSums | null }>;

/** Makes up every slice of the longest stored sums that fit into it. The tiles of a slice neither overlap nor leave a gap. */
export function tilesOf(slices: readonly BarSlice[], stored: readonly StoredSums[]): readonly Tile[] {
  const longestFirst = stored.toSorted((one, other) => other.until.getTime() - one.until.getTime());
  const byStart = Map.groupBy(longestFirst, ({ from }) => from.getTime());
  const starts = [...byStart.keys()].toSorted((one, other) => one - other);
  return slices.flatMap(({ bar, ...slice }) => {
    const end = slice.until.getTime();
    const tiles: Tile[] = [];
    for (let from = slice.from; from < slice.until; from = tiles.at(-1)?.until ?? slice.until) {
      const at = from.getTime();
      const fitting = byStart.get(at)?.find(({ until }) => until.getTime() <= end) ?? null;
      const next = () => new Date(Math.min(starts.find((start) => start > at) ?? end, end));
      tiles.push({ bar, from, until: fitting?.until ?? next(), stored: fitting });
    }
    return tiles;
  });
}

/** What has to be read for a time: stored sums, and times to count. */
export type Parts = Readonly<{ stored: readonly StoredSums[]; live: readonly Tile[] }>;

/** The same time in fewer parts: months take the place of their tiles. A month with a tile to count is left in its tiles. */
export function inMonths(tiles: readonly Tile[], stored: readonly StoredSums[]): Parts {
  const live = tiles.filter((tile) => tile.stored === null);
  const start = tiles[0]?.from ?? new Date(0);
  const end = tiles.at(-1)?.until ?? start;
  const months = stored.filter(
    (sums) =>
      sums.unit === 'month' &&
      start <= sums.from &&
      sums.until <= end &&
      !live.some(({ from, until }) => from < sums.until && sums.from < until),
  );
  const rest = tiles.flatMap((tile) =>
    tile.stored === null || months.some(({ from, until }) => from <= tile.from && tile.until <= until)
      ? []
      : [tile.stored],
  );
  return { stored: [...months, ...rest], live };
}
