export const MAX_RETRIES = 3;

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 10_000;

/** How long Try Again waits before it retries, in milliseconds, after `retries` earlier retries. */
export function retryDelayMs(retries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retries, LONGEST_DELAY_MS);
}

export function canRetry(retries: number): boolean {
  return retries < MAX_RETRIES;
}
