import { failureOf } from './failure.ts';
import type { RetryPolicy } from './retry.ts';

/** Any call: a server in trouble, too many calls, or no answer at all. */
export const USUAL_RETRY: RetryPolicy = {
  attempts: 3,
  baseMs: 1000,
  mostMs: 30_000,
  factor: 2,
  isWorthRetrying(error) {
    const failure = failureOf(error);
    if (failure.kind !== 'answer') return failure.kind !== 'other';
    return failure.status >= 500 || failure.status === 429 || failure.status === 408;
  },
};

/** Timed out; locked; too many calls; the servers on the way, down or overloaded for the moment. */
const PASSING = new Set([408, 423, 429, 502, 503, 504]);

/** A list someone waits for: once more and soon, and only when the trouble may have passed. */
export const PLAN_RETRY: RetryPolicy = {
  attempts: 2,
  baseMs: 500,
  mostMs: 5000,
  factor: 2,
  isWorthRetrying(error) {
    const failure = failureOf(error);
    return failure.kind === 'answer' ? PASSING.has(failure.status) : failure.kind !== 'other';
  },
};
