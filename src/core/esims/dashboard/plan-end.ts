import { MINUTE_MS } from '#core/durations.ts';
import type { EsimDisplay } from '../esim-display.ts';
import { isOver } from './plan-days.ts';

/** Times are ISO 8601. */
type Esim = Readonly<{
  display: EsimDisplay;
  /** The end of the running package. */
  expiresAt: string | null;
  /** Top-ups that start by themselves when it ends. */
  waiting: readonly unknown[];
}>;

/** `days`: its time is over; `at` null: the network did not say since when. `data`: its data is used up before that. */
export type PlanEnd = Readonly<{ kind: 'days'; at: string | null }> | Readonly<{ kind: 'data' }>;

/** As much as the clocks of network and device may differ. */
const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;

/** How the plan of an eSIM ended; null while it runs, or can start. */
export function planEnd({ display, expiresAt, waiting }: Esim, now: Date): PlanEnd | null {
  const aheadMs = expiresAt === null ? Infinity : Date.parse(expiresAt) - now.getTime();
  const isPast = aheadMs <= 0;
  if (isOver({ display })) return { kind: 'days', at: aheadMs <= CLOCK_DIFFERENCE_MS ? expiresAt : null };
  if (display !== 'finished') return isPast && waiting.length === 0 ? { kind: 'days', at: expiresAt } : null;
  return isPast ? { kind: 'days', at: expiresAt } : { kind: 'data' };
}
