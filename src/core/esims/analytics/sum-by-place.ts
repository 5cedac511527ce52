import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { DAY_MS } from '#core/durations.ts';

/** What the readings say about one eSIM that has connected. */
export type EsimUse = Readonly<{
  coverage: CoverageType;
  /** The country of a local plan. */
  countryCode: string | null;
  /** The name of the country or region. */
  place: string;
  connectedAt: Date;
  /** The last reading, or the last change of an eSIM that has ended. */
  until: Date;
  isEnded: boolean;
  usedMegabytes: number;
  /** Everything that was bought. Null: unlimited. */
  boughtMegabytes: number | null;
}>;

export type PlaceUse = Readonly<{
  place: string;
  countryCode: string | null;
  coverage: CoverageType;
  esims: number;
  from: Date;
  /** Null: an eSIM of it is still running. */
  to: Date | null;
  usedMegabytes: number;
  boughtMegabytes: number | null;
  /** Null: less than a day, which says nothing about one. */
  perDayMegabytes: number | null;
}>;

/**
 * A reading has no country, so local eSIMs count for the country of their plan, and regional and global ones for their
 * region. Places where an eSIM is running come first, then those connected to last.
 */
export function sumByPlace(esims: readonly EsimUse[]): readonly PlaceUse[] {
  const places = Map.groupBy(esims, ({ coverage, place }) => `${coverage} ${place}`);
  return [...places.values()].flatMap(sumOf).toSorted(laterFirst);
}

function laterFirst(one: PlaceUse, other: PlaceUse): number {
  const order = Number(one.to !== null) - Number(other.to !== null);
  return order === 0 ? other.from.getTime() - one.from.getTime() : order;
}

function sumOf(esims: readonly EsimUse[]): readonly PlaceUse[] {
  const [first] = esims;
  if (first === undefined) return [];
  const { place, countryCode, coverage } = first;
  const usedMegabytes = esims.reduce((sum, esim) => sum + esim.usedMegabytes, 0);
  const from = new Date(Math.min(...esims.map(({ connectedAt }) => connectedAt.getTime())));
  const until = new Date(Math.max(...esims.map((esim) => esim.until.getTime())));
  const isRunning = esims.some(({ isEnded }) => !isEnded);
  return [
    {
      place,
      countryCode,
      coverage,
      esims: esims.length,
      from,
      to: isRunning ? null : until,
      usedMegabytes,
      boughtMegabytes: boughtOf(esims),
      perDayMegabytes: until.getTime() - from.getTime() < DAY_MS ? null : usedMegabytes / daysOf(esims),
    },
  ];
}

/**
 * The days on which any of them was in use: travellers together use several at the same time. Each time counts as at least a
 * day, because a pace per day from an hour of use would be a wild figure.
 */
function daysOf(esims: readonly EsimUse[]): number {
  const times: { from: number; to: number }[] = [];
  const inOrder = esims.toSorted((a, b) => a.connectedAt.getTime() - b.connectedAt.getTime());
  for (const { connectedAt, until } of inOrder) {
    const [from, to] = [connectedAt.getTime(), until.getTime()];
    const last = times.at(-1);
    if (last === undefined || from > last.to) times.push({ from, to: Math.max(to, from + DAY_MS) });
    else last.to = Math.max(last.to, to);
  }
  return times.reduce((days, { from, to }) => days + (to - from) / DAY_MS, 0);
}

function boughtOf(esims: readonly EsimUse[]): number | null {
  return esims.reduce<number | null>(
    (sum, { boughtMegabytes }) => (sum === null || boughtMegabytes === null ? null : sum + boughtMegabytes),
    0,
  );
}
