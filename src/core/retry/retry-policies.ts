import { failureOf } from './failure.ts';
import type { RetryPolicy } from './retry.ts';

/** For any call: retries on server errors, rate limits and missing responses. */
export const USUAL_RETRY: RetryPolicy = {
  attempts: 3,
  baseMs: 1000,
  mostMs: 30_000,
  factor: 2,
  isWorthRetrying(error) {
    const failure = failureOf(error);
    if (failure.kind !== 'response') return failure.kind !== 'other';
    return failure.status >= 500 || failure.status === 429 || failure.status === 408;
  },
};

/** Timeout, lock, rate limit, or a gateway or server that is temporarily down or overloaded. */
const TEMPORARY_STATUSES = new Set([408, 423, 429, 502, 503, 504]);

/** For a list that a visitor waits for: one quick retry, only for failures that may be temporary. */
export const PLAN_RETRY: RetryPolicy = {
  attempts: 2,
  baseMs: 500,
  mostMs: 5000,
  factor: 2,
  isWorthRetrying(error) {
    const failure = failureOf(error);
    return failure.kind === 'response' ? TEMPORARY_STATUSES.has(failure.status) : failure.kind !== 'other';
  },
};

/** For messages: a screen cannot be shown without them. A file that is incomplete is fetched again, too. */
export const MESSAGE_RETRY: RetryPolicy = {
  attempts: 6,
  baseMs: 350,
  mostMs: 30_000,
  factor: 2,
  isWorthRetrying(error) {
    const failure = failureOf(error);
    return failure.kind !== 'response' || failure.status >= 500;
  },
};

/** Files with messages that a browser reads at the same time. */
export const PARALLEL_MESSAGE_READS = 10;
