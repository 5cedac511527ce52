import type { Language } from '#core/language.ts';
import type { GiftDay } from './gift-day.ts';

/** What the buyer of a gift decides. */
export type GiftWish = GiftDay &
  Readonly<{
    /** In lower case. */
    recipientEmail: string;
    recipientName: string | null;
    message: string | null;
    language: Language;
  }>;

/** A gift of an order. */
export type Gift = Readonly<{
  orderId: string;
  recipientEmail: string;
  recipientName: string | null;
  message: string | null;
  language: Language;
  sendAt: Date;
  timeZone: string;
  /** When its links and its mail were written. */
  releasedAt: Date | null;
  /** The status of the mail to the recipient; null: none was written. */
  mailStatus: 'due' | 'sent' | 'refused' | 'replaced' | null;
  sentAt: Date | null;
  openedAt: Date | null;
}>;

/**
 * `sending`: its time has come, and the mail is not sent yet. `failed`: the mail server of the recipient refused it.
 * `opened`: the recipient has revealed an eSIM. `ended`: everything was refunded before the day, so nothing is sent.
 */
export type GiftState = 'scheduled' | 'sending' | 'sent' | 'failed' | 'opened' | 'ended';

type Facts = Pick<Gift, 'sendAt' | 'releasedAt' | 'mailStatus' | 'openedAt'>;

export function giftState({ sendAt, releasedAt, mailStatus, openedAt }: Facts, now: Date): GiftState {
  if (openedAt !== null) return 'opened';
  if (releasedAt === null) return sendAt <= now ? 'sending' : 'scheduled';
  switch (mailStatus) {
    case null:
    case 'replaced':
      return 'ended';
    case 'due':
      return 'sending';
    case 'sent':
      return 'sent';
    case 'refused':
      return 'failed';
  }
}
