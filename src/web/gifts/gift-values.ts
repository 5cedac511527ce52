import type { z } from 'zod';
import type { Gift, GiftBody } from '#contract/orders/gifts.ts';
import type { GiftFields } from '#contract/forms.ts';
import { addDays, dayIn } from '#core/calendar/days.ts';
import { MOST_DAYS_AHEAD } from '#core/gifts/gift-day.ts';
import type { Language } from '#core/language.ts';

export type GiftField = keyof z.infer<typeof GiftFields>;

/** The time zone of this browser. */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The first and the last day that can be chosen. */
export function sendingDays(): Readonly<{ first: string; last: string }> {
  const first = dayIn(timeZoneHere(), new Date());
  return { first, last: addDays(first, MOST_DAYS_AHEAD) };
}

/** An empty form; the gift is sent today. */
export function emptyGift(language: Language): Readonly<Record<GiftField, string>> {
  return {
    recipientEmail: '',
    recipientName: '',
    giverName: '',
    message: '',
    recipientLanguage: language,
    sendOn: sendingDays().first,
  };
}

/** A gift that is corrected. A day in the past becomes today. */
export function giftValues(gift: Gift): Readonly<Record<GiftField, string>> {
  const day = dayIn(timeZoneHere(), new Date(gift.sendAt));
  const { first } = sendingDays();
  return {
    recipientEmail: gift.recipientEmail,
    recipientName: gift.recipientName ?? '',
    giverName: gift.giverName ?? '',
    message: gift.message ?? '',
    recipientLanguage: gift.language,
    sendOn: day < first ? first : day,
  };
}

/** What is sent. Today means as soon as it is delivered. */
export function giftBodyOf(fields: z.infer<typeof GiftFields>): GiftBody {
  return {
    recipientEmail: fields.recipientEmail,
    recipientName: fields.recipientName,
    giverName: fields.giverName,
    message: fields.message,
    language: fields.recipientLanguage,
    sendOn: fields.sendOn <= sendingDays().first ? null : fields.sendOn,
    timeZone: timeZoneHere(),
  };
}
