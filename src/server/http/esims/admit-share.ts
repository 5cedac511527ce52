import { mailboxOf } from '#core/accounts/mailbox-of.ts';
import type { Clock } from '#core/clock.ts';
import type { LimitVerdict, SharedLimits } from '#core/limits/rate-limit.ts';
import { SHARE_MAIL_LIMITS, SHARES_PER_ESIM } from '#core/limits/shop-limits.ts';
import { takeAll, type CountedLimit } from '#core/limits/take-all.ts';

type Needs = Readonly<{ sharedLimits: SharedLimits; clock: Clock }>;

/** Who sends a link, of which eSIM. `recipient` is set when the shop sends it by email. */
type Sending = Readonly<{ userId: string; client: string; esimId: string; recipient: string | null }>;

/** Counts a link or reminder against its limits. */
export function admitShare({ sharedLimits, clock }: Needs, sending: Sending): Promise<LimitVerdict> {
  const { userId, client, esimId, recipient } = sending;
  const counted: CountedLimit[] = [[SHARES_PER_ESIM, esimId]];
  if (recipient !== null) {
    counted.push([SHARE_MAIL_LIMITS.perSender, userId], [SHARE_MAIL_LIMITS.perClient, client]);
    counted.push([SHARE_MAIL_LIMITS.perRecipient, mailboxOf(recipient)]);
  }
  return takeAll(sharedLimits, counted, clock.now());
}
