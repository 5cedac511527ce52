import type { SandboxClock } from '../../state/clock.ts';

export type Limit = Readonly<{ requests: number; perSeconds: number }>;

/**
 * Counts requests per key in windows of sandbox time, in memory: a restart resets the counts. Returns the
 * seconds to wait, or null when the request may pass.
 */
export function createRateLimit(clock: SandboxClock, limit: () => Limit): (key: string) => number | null {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (key) => {
    const { requests, perSeconds } = limit();
    const now = clock.now().getTime();
    const known = windows.get(key);
    const endsAt = (known?.startedAt ?? 0) + perSeconds * 1000;
    // A reset sets the clock back.
    if (known === undefined || now >= endsAt || now < known.startedAt) {
      windows.set(key, { startedAt: now, count: 1 });
      return null;
    }
    known.count += 1;
    return known.count > requests ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : null;
  };
}
