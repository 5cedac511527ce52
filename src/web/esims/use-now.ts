import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#core/durations.ts';

/** The current minute, while a screen is open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyMinute, currentMinute, () => 0));
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
