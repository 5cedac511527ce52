import type { Gift as ShownGift } from '#contract/orders/gifts.ts';
import { giftOpenedAt, giftRecipient, giftState, openedEsims, type Gift } from '#core/gifts/gift.ts';

/** Only for its buyer. */
export function showGift(gift: Gift, now: Date): ShownGift {
  const { orderId, sendAt, sentAt } = gift;
  return {
    id: orderId,
    ...giftRecipient(gift),
    giverName: gift.giverName,
    language: gift.language,
    timeZone: gift.timeZone,
    state: giftState(gift, now),
    sendAt: sendAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: giftOpenedAt(gift)?.toISOString() ?? null,
    openedEsimIds: openedEsims(gift).map(({ id }) => id),
    esimCount: gift.esims.length,
    isKept: gift.keptAt !== null,
  };
}
