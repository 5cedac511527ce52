import { z } from 'zod';
import { ROUTE_PATTERNS } from './route-patterns.ts';

const LONGEST_MS = 10 * 60_000;
const milliseconds = z
  .number('must be a number')
  .min(0, 'must not be negative')
  .max(LONGEST_MS, `must be at most ${LONGEST_MS}`)
  .optional();

/** What a browser measured on one page load. Values that it cannot measure are omitted. */
export const PageSpeedBody = z
  .strictObject({
    route: z.enum(ROUTE_PATTERNS, 'must name a route, not a path'),
    ttfb: milliseconds,
    fcp: milliseconds,
    lcp: milliseconds,
    inp: milliseconds,
    /** Without a unit. */
    cls: z
      .number('must be a number')
      .min(0, 'must not be negative')
      .max(100, 'must be at most 100')
      .optional(),
  })
  .meta({ id: 'PageSpeed', example: { route: '/plans', ttfb: 80, fcp: 420, lcp: 610, inp: 24, cls: 0 } });
export type PageSpeedBody = z.infer<typeof PageSpeedBody>;
