import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { isDay } from '#core/calendar/days.ts';

const Day = z.string().refine(isDay);

/** A named range, or the days from `from` to `to`. Without either: today. */
export const SalesQuery = z.object({
  range: z.enum(['today', '7-days', '28-days']).default('today'),
  from: Day.optional(),
  to: Day.optional(),
  /** Of the names of destinations. */
  language: z.enum(LANGUAGES).default('en'),
});

const Totals = z.object({
  orders: z.int(),
  /** Counted visits of the same days; visitors who refuse counting are absent. */
  visits: z.int(),
  paidCents: z.int(),
  refunds: z.int(),
  refundedCents: z.int(),
  settled: z.int(),
  medianDeliveryMs: z.number().nullable(),
});

const Bar = z.object({ orders: z.int(), paidCents: z.int(), refundedCents: z.int() });
export type ShownBar = z.infer<typeof Bar>;

/** Days are those of the shop's time zone; times are ISO 8601. */
const ShownPeriod = z.object({
  from: z.string(),
  until: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
});

export const SalesResponse = z.object({
  timeZone: z.string(),
  period: ShownPeriod,
  /** The same weekdays before it, until the same minute. */
  compared: ShownPeriod,
  now: Totals,
  then: Totals,
  /** When each bar begins: an hour of one day, or a day. */
  starts: z.array(z.string()),
  bars: z.array(Bar),
  comparedBars: z.array(Bar),
  destinations: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      countryCode: z.string().nullable(),
      cents: z.int(),
      centsPerBar: z.array(z.int()),
    }),
  ),
  /** Destinations that are not listed. */
  others: z.object({ count: z.int(), cents: z.int() }),
});
export type SalesResponse = z.infer<typeof SalesResponse>;

const OneWaiting = z.object({
  count: z.int(),
  /** Since when the one that waits longest; ISO 8601; null: nobody. */
  since: z.string().nullable(),
});
export const WaitingResponse = z.object({
  tickets: OneWaiting,
  chats: OneWaiting,
  withdrawals: OneWaiting,
  reviews: OneWaiting,
});
export type WaitingResponse = z.infer<typeof WaitingResponse>;

export const AlertsResponse = z.object({
  alerts: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      message: z.string(),
      occurrences: z.int(),
      raisedAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
});
export type ShownAlert = z.infer<typeof AlertsResponse>['alerts'][number];

export const AlertParams = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
export const AlertClosed = z.object({ id: z.int() });
