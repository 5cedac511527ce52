import type { Gift as ShownGift } from '#contract/orders/gifts.ts';
import { giftState, type Gift } from '#core/gifts/gift.ts';

/** Only for its buyer. */
export function showGift(gift: Gift, now: Date): ShownGift {
  const { orderId, sendAt, sentAt, openedAt } = gift;
  return {
    id: orderId,
    recipientEmail: gift.recipientEmail,
    recipientName: gift.recipientName,
    message: gift.message,
    language: gift.language,
    timeZone: gift.timeZone,
    state: giftState(gift, now),
    sendAt: sendAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
  };
}
