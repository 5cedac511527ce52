import { z } from 'zod';
import { FUNNEL_STEPS } from '#core/visits/visit-values.ts';

/** How many days the report covers, today included. */
export const ReportQuery = z.object({ days: z.enum(['7', '30', '90', '365']).default('30') });

const CountedItem = z.object({ name: z.string(), views: z.int(), sessions: z.int() });
export type CountedItem = z.infer<typeof CountedItem>;

const Range = z.object({ from: z.string(), to: z.string() });

/** Counts only: no visit, no visitor. Days are dates in UTC. */
export const VisitReportResponse = z.object({
  range: Range,
  views: z.int(),
  sessions: z.int(),
  averageSeconds: z.int().nullable(),
  days: z.array(z.object({ day: z.string(), views: z.int(), sessions: z.int() })),
  pages: z.array(CountedItem),
  titles: z.array(CountedItem),
  entries: z.array(CountedItem),
  sources: z.array(CountedItem),
  campaigns: z.array(CountedItem),
  devices: z.array(CountedItem),
  browsers: z.array(CountedItem),
  systems: z.array(CountedItem),
  funnel: z.array(
    z.object({ step: z.enum(FUNNEL_STEPS), sessions: z.int(), percentOfPrevious: z.int().nullable() }),
  ),
});
export type VisitReportResponse = z.infer<typeof VisitReportResponse>;

const Speed = z
  .object({ value: z.number(), rating: z.enum(['good', 'improvable', 'poor']), pageLoads: z.int() })
  .nullable();
export type ShownSpeedValue = z.infer<typeof Speed>;

export const SpeedReportResponse = z.object({
  range: Range,
  routes: z.array(
    z.object({
      route: z.string(),
      pageLoads: z.int(),
      metrics: z.object({ ttfb: Speed, fcp: Speed, lcp: Speed, inp: Speed, cls: Speed }),
    }),
  ),
});
export type SpeedReportResponse = z.infer<typeof SpeedReportResponse>;
