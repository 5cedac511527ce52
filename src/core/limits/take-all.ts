import type { LimitVerdict, RateLimit, SharedLimits } from './rate-limit.ts';

/** A limit and what it is counted for. */
export type CountedLimit = readonly [limit: RateLimit, target: string];

/** Counts one use against each. The first limit that refuses decides, and those after it are not counted. */
export async function takeAll(
  limits: SharedLimits,
  counted: readonly CountedLimit[],
  now: Date,
): Promise<LimitVerdict> {
  for (const [limit, target] of counted) {
    const verdict = await limits.take(limit, target, now);
    if (!verdict.isAllowed) return verdict;
  }
  return { isAllowed: true };
}
