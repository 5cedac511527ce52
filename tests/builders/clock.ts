import type { Clock } from '#core/clock.ts';

/** A clock that is stopped until the test advances it. */
export function aClock(start = '2026-03-01T12:00:00Z'): Clock & { advance(seconds: number): void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
