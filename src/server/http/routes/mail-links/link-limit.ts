import type { Context } from 'hono';
import type { Clock } from '#core/clock.ts';
import type { RateLimit, SharedLimits } from '#core/limits/rate-limit.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { tooManyRequests, type Problem } from '../../problem.ts';

type Needs = Readonly<{ sharedLimits: SharedLimits; clock: Clock }>;

/** Counts one use by the client of this request. Null: it is allowed. */
export async function takeLimit(
  c: Context<HttpEnv>,
  { sharedLimits, clock }: Needs,
  limit: RateLimit,
): Promise<Problem | null> {
  const verdict = await sharedLimits.take(limit, clientGroup(c.get('client')), clock.now());
  return verdict.isAllowed ? null : tooManyRequests(verdict.retryAfterSeconds);
}
