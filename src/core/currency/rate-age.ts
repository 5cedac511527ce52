import { dayOf } from '#core/calendar/utc-day.ts';
import { DAY_MS } from '#core/durations.ts';

/** A table without a newer one for longer than this is not shown. The source publishes none at weekends. */
const MOST_DAYS_SHOWN = 3;

/** Whether prices may still be converted with a table of this day. */
export function isShownOn(day: string, now: Date): boolean {
  return Date.parse(dayOf(now)) - Date.parse(day) <= MOST_DAYS_SHOWN * DAY_MS;
}
