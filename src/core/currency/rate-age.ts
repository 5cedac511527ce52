import { DAY_MS } from '#core/durations.ts';

/** A table without a newer one for longer than this is not shown. The source publishes none at weekends. */
const MOST_DAYS_SHOWN = 3;

/** Whether prices may still be converted with a table of this day. */
export function isShownOn(day: string, now: Date): boolean {
  const daysOld = Math.floor(now.getTime() / DAY_MS) - Date.parse(day) / DAY_MS;
  return daysOld <= MOST_DAYS_SHOWN;
}
