import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

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
