import type { Clock } from '#core/clock.ts';

/**
 * Returns true until `notAfter`, by the wall clock and by the monotonic clock, whichever ends first: a wall
 * clock may be set back, and the monotonic clock may stop while the machine sleeps.
 */
export function sendWindow(clock: Clock, notAfter: Date): () => boolean {
  const endsAt = performance.now() + notAfter.getTime() - clock.now().getTime();
  return () => clock.now() <= notAfter && performance.now() <= endsAt;
}
