import { expect, test } from 'vitest';
import { addSums, type BarSlice, type SumsUnit } from './sales-sums.ts';
import { inMonths, tilesOf, type StoredSums, type Tile } from './sales-tiles.ts';

const at = (text: string) => new Date(`2026-${text}Z`);
const stored = (id: number, unit: SumsUnit, [from, until]: readonly [string, string]): StoredSums => ({
  id,
  unit,
  from: at(from),
  until: at(until),
  sums: addSums([]),
});
const bar = (nth: number, from: string, until: string): BarSlice => ({
  bar: nth,
  from: at(from),
  until: at(until),
});
const shown = (tiles: readonly Tile[]) =>
  tiles.map((tile) => [tile.bar, tile.stored?.id ?? tile.from.toISOString().slice(5, 16)]);

const MAY_1 = stored(1, 'day', ['05-01T00:00', '05-02T00:00']);
const MAY_2 = stored(2, 'day', ['05-02T00:00', '05-03T00:00']);
const SEVEN = stored(7, 'hour', ['05-02T07:00', '05-02T08:00']);
const EIGHT = stored(8, 'hour', ['05-02T08:00', '05-02T09:00']);

test('ADMIN-34 a bar is the longest sums that fit into it, and what has none is counted', () => {
  const bars = [bar(0, '05-01T00:00', '05-02T00:00'), bar(1, '05-02T00:00', '05-02T08:30')];
  expect(shown(tilesOf(bars, [EIGHT, SEVEN, MAY_2, MAY_1]))).toEqual([
    [0, 1],
    [1, '05-02T00:00'],
    [1, 7],
    [1, '05-02T08:00'],
  ]);
  expect(shown(tilesOf([bar(4, '05-02T00:00', '05-03T00:00')], [SEVEN, MAY_2]))).toEqual([[4, 2]]);
});

test('ADMIN-34 the tiles of a bar follow each other without gap, whatever is stored', () => {
  const slice = bar(0, '05-01T12:00', '05-02T20:00');
  const tiles = tilesOf([slice], [MAY_1, MAY_2, SEVEN, EIGHT]);
  expect(tiles.map(({ from }) => from)).toEqual([
    slice.from,
    ...tiles.slice(0, -1).map(({ until }) => until),
  ]);
  expect(tiles.at(-1)?.until).toEqual(slice.until);
  expect(tiles.flatMap((tile) => tile.stored?.id ?? [])).toEqual([7, 8]);
});

const MAY = stored(50, 'month', ['05-01T00:00', '05-03T00:00']);
const JUNE_1 = stored(3, 'day', ['05-03T00:00', '05-04T00:00']);
const DAYS = [
  bar(0, '05-01T00:00', '05-02T00:00'),
  bar(1, '05-02T00:00', '05-03T00:00'),
  bar(2, '05-03T00:00', '05-04T00:00'),
];

test('ADMIN-34 a month takes the place of its days', () => {
  const sums = [MAY, MAY_1, MAY_2, JUNE_1];
  const { stored: parts, live } = inMonths(tilesOf(DAYS, sums), sums);
  expect(parts.map(({ id }) => id)).toEqual([50, 3]);
  expect(live).toEqual([]);
});

test.each([
  ['begins before the time', DAYS.slice(1), [2, 3]],
  ['ends after it', DAYS.slice(0, 1), [1]],
] as const)('ADMIN-34 a month that %s is left in its days', (_what, bars, ids) => {
  const sums = [MAY, MAY_1, MAY_2, JUNE_1];
  const { stored: parts, live } = inMonths(tilesOf(bars, sums), sums);
  expect(parts.map(({ id }) => id)).toEqual(ids);
  expect(live).toEqual([]);
});

test('ADMIN-34 a month with a day that has to be counted is left in its days, so that no order counts twice', () => {
  const sums = [MAY, MAY_1, JUNE_1];
  const { stored: parts, live } = inMonths(tilesOf(DAYS, sums), sums);
  expect(parts.map(({ id }) => id)).toEqual([1, 3]);
  expect(shown(live)).toEqual([[1, '05-02T00:00']]);
});

test('ADMIN-34 nothing asked, nothing read', () => {
  expect(inMonths([], [MAY, MAY_1])).toEqual({ stored: [], live: [] });
});
