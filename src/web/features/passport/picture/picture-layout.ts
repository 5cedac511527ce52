import { WORLD } from '../../../country-shapes/country-shape.ts';

/** The size at which link previews and social networks show a picture without cutting it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The place of the stamps in the picture. */
const AREA = { x: 420, y: 36, w: 748, h: 558 };
/**
 * The place of the map, below the summary. Stamps stand in rows, not where their countries are: on the map they would lie
 * over other places.
 */
export const MAP = { x: 56, y: 386, w: 308, h: 308 * (WORLD.height / WORLD.width) } as const;

/** Larger stamps look lost. */
const LARGEST = 250;
/** More could not be read. */
export const MAX_STAMPS = 40;

export type StampPlace = Readonly<{ x: number; y: number; size: number }>;

/** Rows of equal squares, as large as possible and centred. The last row is centred too. */
export function placeStamps(count: number): readonly StampPlace[] {
  if (count === 0) return [];
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  const size = Math.min(LARGEST, AREA.w / columns, AREA.h / rows);
  const top = AREA.y + (AREA.h - rows * size) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = AREA.x + (AREA.w - inRow * size) / 2;
    return { x: left + (index % columns) * size, y: top + row * size, size };
  });
}

function columnsFor(count: number): number {
  const sizeWith = (columns: number) => Math.min(AREA.w / columns, AREA.h / Math.ceil(count / columns));
  const candidates = Array.from({ length: count }, (_, index) => index + 1);
  return candidates.reduce((best, columns) => (sizeWith(columns) > sizeWith(best) ? columns : best), 1);
}
