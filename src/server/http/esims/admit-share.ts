import type { Clock } from '#core/clock.ts';
import type { LimitVerdict, RateLimit, SharedLimits } from '#core/limits/rate-limit.ts';
import { SHARE_MAIL_LIMITS, SHARES_PER_ESIM } from '#core/limits/shop-limits.ts';

type Needs = Readonly<{ sharedLimits: SharedLimits; clock: Clock }>;

/** Who sends a link, of which eSIM. `recipient` is set when the shop sends it by email. */
type Sending = Readonly<{ userId: string; client: string; esimId: string; recipient: string | null }>;

/** Counts a link or reminder against its limits. The first limit that refuses decides. */
export async function admitShare({ sharedLimits, clock }: Needs, sending: Sending): Promise<LimitVerdict> {
  const { userId, client, esimId, recipient } = sending;
  const counted: (readonly [RateLimit, string])[] = [[SHARES_PER_ESIM, esimId]];
  if (recipient !== null) {
    counted.push([SHARE_MAIL_LIMITS.perSender, userId], [SHARE_MAIL_LIMITS.perClient, client]);
    counted.push([SHARE_MAIL_LIMITS.perRecipient, recipient.toLowerCase()]);
  }
  for (const [limit, target] of counted) {
    const verdict = await sharedLimits.take(limit, target, clock.now());
    if (!verdict.isAllowed) return verdict;
  }
  return { isAllowed: true };
}
