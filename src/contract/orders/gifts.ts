import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { isDay, isTimeZone } from '#core/calendar/days.ts';
import {
  cleanGiftText,
  hasLink,
  isBlank,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
} from '#core/gifts/gift-text.ts';
import { isStorable, NOT_STORABLE } from '../storable-text.ts';

/**
 * A text that becomes part of a mail to somebody else. An empty one is the same as none. A text that is too long is not
 * searched for links: the time for that grows with the square of its length.
 */
function giftText(mostCharacters: number) {
  return (
    z
      .string()
      .max(mostCharacters, { abort: true })
      .refine(isStorable, NOT_STORABLE)
      // One character can become two: U+0958 is stored as U+0915 U+093C.
      .refine((text) => cleanGiftText(text).length <= mostCharacters, 'is too long')
      .refine((text) => !hasLink(text), 'must not contain a link or web address')
      .nullish()
  );
}

const giftName = giftText(MAX_GIFT_NAME_LENGTH).refine(
  (name) => !isBlank(name ?? ''),
  'must have a visible character',
);

/** What the buyer of a gift decides. */
export const GiftBody = z.strictObject({
  recipientEmail: z.email('must be an email address').max(254),
  recipientName: giftName,
  giverName: giftName,
  message: giftText(MAX_GIFT_MESSAGE_LENGTH),
  /** The language of the email. */
  language: z.enum(LANGUAGES),
  /** A day such as 2026-11-20, sent at 9:00. Null: as soon as it is delivered. */
  sendOn: z.string().max(10).refine(isDay, 'must be a day such as 2026-11-20').nullish(),
  /** The buyer's, such as Europe/Madrid. */
  timeZone: z.string().max(64).refine(isTimeZone, 'must be the name of a time zone'),
});
export type GiftBody = z.infer<typeof GiftBody>;

/** What core works with. */
export function giftDetailsOf(body: GiftBody) {
  return {
    recipientEmail: body.recipientEmail.toLowerCase(),
    recipientName: textOrNull(body.recipientName),
    giverName: textOrNull(body.giverName),
    message: textOrNull(body.message),
    language: body.language,
    sendOn: body.sendOn ?? null,
    timeZone: body.timeZone,
  };
}

function textOrNull(text: string | null | undefined): string | null {
  const clean = cleanGiftText(text ?? '');
  return clean === '' ? null : clean;
}

/** A gift as its buyer sees it. Times are ISO 8601. */
export const Gift = z
  .object({
    /** The id for changes. */
    id: z.string(),
    recipientEmail: z.string(),
    recipientName: z.string().nullable(),
    giverName: z.string().nullable(),
    message: z.string().nullable(),
    language: z.enum(LANGUAGES),
    sendAt: z.string(),
    timeZone: z.string(),
    /** `failed`: the recipient's mail server refused it. `ended`: everything was refunded, so nothing is sent. */
    state: z.enum(['scheduled', 'sending', 'sent', 'failed', 'opened', 'ended']),
    sentAt: z.string().nullable(),
    /** When the last of its eSIMs was opened. Null: one can still be opened. */
    openedAt: z.string().nullable(),
    openedEsimIds: z.array(z.string()),
    /** How many eSIMs it has; 0 before they are delivered. For the gift of one eSIM at most 1. */
    esimCount: z.int(),
    /** Its buyer kept the eSIMs that were not opened. */
    isKept: z.boolean(),
  })
  .meta({ id: 'Gift' });
export type Gift = z.infer<typeof Gift>;

export const GiftParams = z.object({ id: z.uuid() });
/** Null: it is no gift any more. */
export const GiftResponse = z.object({ gift: Gift.nullable() });

/** The secret of a link in a gift's email that has expired; any other text is answered like an unknown link. */
export const ResendGiftBody = z.strictObject({ secret: z.string() });
export const ResendGiftResponse = z.object({ isSent: z.literal(true) });
