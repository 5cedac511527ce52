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

/** How the plan of an eSIM ended; null while it runs, or can start. */
export function planEnd({ display, expiresAt, waiting }: Esim, now: Date): PlanEnd | null {
  const isPast = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  if (isOver({ display })) return { kind: 'days', at: isPast ? expiresAt : null };
  if (display !== 'finished') return isPast && waiting.length === 0 ? { kind: 'days', at: expiresAt } : null;
  return isPast ? { kind: 'days', at: expiresAt } : { kind: 'data' };
}
