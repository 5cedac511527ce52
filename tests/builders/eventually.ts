import { vi } from 'vitest';

/** Asks again and again until it holds. Generous, because a busy machine is slow and a pass does not wait. */
export function eventually<T>(check: () => T | Promise<T>, withinMs = 20_000, everyMs = 20): Promise<T> {
  return vi.waitFor(check, { timeout: withinMs, interval: everyMs });
}
