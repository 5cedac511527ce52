import type { Clock } from '#core/clock.ts';

/**
 * Answers true until `notAfter`, by the calendar and by the machine's own counting, whichever ends first: a calendar
 * may be set back, and the counting may stand still while the machine sleeps.
 */
export function sendWindow(clock: Clock, notAfter: Date): () => boolean {
  const endsAt = performance.now() + notAfter.getTime() - clock.now().getTime();
  return () => clock.now() <= notAfter && performance.now() <= endsAt;
}
