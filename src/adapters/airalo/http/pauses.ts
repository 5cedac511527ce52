import type { Clock } from '#core/clock.ts';

/** Remembers how long a pause the vendor requires, so that no call is sent before that. */
export interface Pauses {
  pause(key: string, seconds: number): void;
  /** 0 when the key is not paused. */
  secondsLeft(key: string): number;
}

export function createPauses(clock: Clock): Pauses {
  const until = new Map<string, number>();
  return {
    pause(key, seconds) {
      const now = clock.now().getTime();
      for (const [other, end] of until) if (end <= now) until.delete(other);
      until.set(key, now + seconds * 1000);
    },
    secondsLeft(key) {
      const end = until.get(key) ?? 0;
      return Math.max(0, Math.ceil((end - clock.now().getTime()) / 1000));
    },
  };
}
