/** How often a call is tried, and how long to wait in between. Waits are in milliseconds. */
export type RetryPolicy = Readonly<{
  attempts: number;
  baseMs: number;
  mostMs: number;
  factor: number;
  isWorthRetrying: (error: unknown) => boolean;
}>;

export interface RetryNeeds {
  /** Resolves after the time; rejects with the signal's reason as soon as the signal is aborted. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 (included) to 1 (excluded). */
  random: () => number;
}

/** Retries until success, a failure that is not worth retrying, or the last attempt. Throws the last failure. */
export async function retry<Result>(
  run: () => Promise<Result>,
  policy: RetryPolicy,
  needs: RetryNeeds & Readonly<{ signal?: AbortSignal }>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isLast = attempt >= policy.attempts || needs.signal?.aborted === true;
      if (isLast || !policy.isWorthRetrying(error)) throw error;
    }
    await needs.wait(retryWaitMs(attempt, policy, needs.random), needs.signal);
  }
}

/**
 * The wait after failed attempt number `attempt`. Half of it is random, so that many browsers that failed together
 * do not retry together.
 */
export function retryWaitMs(attempt: number, policy: RetryPolicy, random: () => number): number {
  const full = Math.min(policy.baseMs * policy.factor ** (attempt - 1), policy.mostMs);
  return Math.round(full / 2 + (full / 2) * random());
}
