import { mailboxOf } from '#core/accounts/mailbox-of.ts';
import type { Clock } from '#core/clock.ts';
import type { LimitVerdict, SharedLimits } from '#core/limits/rate-limit.ts';
import {
  GIFT_CHANGES_PER_CLIENT,
  GIFT_CHANGES_PER_GIFT,
  GIFT_EMAILS_PER_MAILBOX,
  GIFT_RECIPIENTS_PER_GIFT,
} from '#core/limits/shop-limits.ts';
import { takeAll, type CountedLimit } from '#core/limits/take-all.ts';

type Needs = Readonly<{ sharedLimits: SharedLimits; clock: Clock }>;

type GiftRecipientChange = Readonly<{
  client: string;
  orderId: string;
  recipients: readonly [old: string, next: string];
}>;

/** Counts a change of a gift: each can cause a mail to an address that somebody typed. */
export function admitGiftChange(
  { sharedLimits, clock }: Needs,
  { client, orderId, recipients: [old, next] }: GiftRecipientChange,
): Promise<LimitVerdict> {
  const counted: CountedLimit[] = [
    [GIFT_CHANGES_PER_GIFT, orderId],
    [GIFT_CHANGES_PER_CLIENT, client],
    [GIFT_EMAILS_PER_MAILBOX, mailboxOf(next)],
  ];
  if (next !== old) counted.push([GIFT_RECIPIENTS_PER_GIFT, orderId]);
  return takeAll(sharedLimits, counted, clock.now());
}
