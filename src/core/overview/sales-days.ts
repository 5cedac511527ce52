import { zoneDays } from '#core/calendar/zone-days.ts';
import type { Clock } from '#core/clock.ts';
import type { Slice } from './sales-sums.ts';

export interface SalesDayStore {
  /** Null: nothing was sold yet. */
  firstSale(): Promise<Date | null>;
  /**
   * Drops the sums of days that changed and of days that are not in `days`. Then adds up at most `most` days that have no
   * sums, the latest first. Returns how many.
   */
  keep(days: readonly Slice[], most: number): Promise<number>;
}

/** Other transactions never wait long. */
const DAYS_AT_ONCE = 31;

type Needs = Readonly<{ salesDays: SalesDayStore; timeZone: string; clock: Clock }>;

/** Adds up the sales of every day that is over, so that a report reads days and not orders. */
export async function sumSalesDays(
  { salesDays, timeZone, clock }: Needs,
  signal?: AbortSignal,
): Promise<void> {
  const days = await daysOver({ salesDays, timeZone, clock });
  while ((await salesDays.keep(days, DAYS_AT_ONCE)) > 0) signal?.throwIfAborted();
}

async function daysOver({ salesDays, timeZone, clock }: Needs): Promise<readonly Slice[]> {
  const first = await salesDays.firstSale();
  const now = clock.now();
  if (first === null) return [];
  return zoneDays(timeZone, first, now)
    .filter(({ to }) => to <= now)
    .map(({ from, to }) => ({ from, until: to }));
}
