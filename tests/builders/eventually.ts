import { vi } from 'vitest';

/**
 * Repeats the assertion until it holds. The timeout is long because a busy machine is slow; a passing test
 * does not use it.
 */
export function eventually<T>(check: () => T | Promise<T>, withinMs = 20_000, everyMs = 20): Promise<T> {
  return vi.waitFor(check, { timeout: withinMs, interval: everyMs });
}
