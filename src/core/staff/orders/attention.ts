import { MINUTE_MS } from '#core/durations.ts';

/**
 * What is not as it should be with an order. `undelivered`: paid, and still open after the time to deliver.
 * `refund-refused`, `mail-refused`: the shop does not retry it. `refund-late`: asked for, and not made yet.
 */
export const ATTENTION_REASONS = ['undelivered', 'refund-refused', 'refund-late', 'mail-refused'] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** Work that is younger is in progress. */
export const ATTENTION_AFTER_MS = 5 * MINUTE_MS;

type Facts = Readonly<{
  paidAt: Date | null;
  hasOpenUnit: boolean;
  refunds: readonly Readonly<{ status: 'due' | 'done' | 'refused'; createdAt: Date }>[];
  mails: readonly Readonly<{ status: 'due' | 'sent' | 'refused' | 'replaced' }>[];
}>;

/** Why a person should look at an order. Empty: it is as it should be. */
export function attentionOf(order: Facts, now: Date): readonly AttentionReason[] {
  const isOld = (since: Date) => now.getTime() - since.getTime() >= ATTENTION_AFTER_MS;
  const facts: Readonly<Record<AttentionReason, boolean>> = {
    undelivered: order.hasOpenUnit && order.paidAt !== null && isOld(order.paidAt),
    'refund-refused': order.refunds.some(({ status }) => status === 'refused'),
    'refund-late': order.refunds.some(({ status, createdAt }) => status === 'due' && isOld(createdAt)),
    'mail-refused': order.mails.some(({ status }) => status === 'refused'),
  };
  return ATTENTION_REASONS.filter((reason) => facts[reason]);
}
