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

/**
 * `sending`: its time has come, and the mail is not sent yet. `failed`: the mail server of the recipient refused it. `opened`: the recipient has
 * revealed an eSIM. `ended`: everything was refunded before the day, so nothing is sent.
 */
export type GiftState = 'scheduled' | 'sending' | 'sent' | 'failed' | 'opened' | 'ended';

type Facts = Readonly<{
  /** Its time has come. */
  isDue: boolean;
  /** When its links and its mail were written. */
  releasedAt: Date | null;
  /** The status of the mail to the recipient; null: none was written. */
  mailStatus: 'due' | 'sent' | 'refused' | 'replaced' | null;
  openedAt: Date | null;
}>;

export function giftState({ isDue, releasedAt, mailStatus, openedAt }: Facts): GiftState {
  if (openedAt !== null) return 'opened';
  if (releasedAt === null) return isDue ? 'sending' : 'scheduled';
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

/** A gift as its buyer sees it. */
export type Gift = Readonly<{
  orderId: string;
  recipientEmail: string;
  recipientName: string | null;
  message: string | null;
  language: Language;
  sendAt: Date;
  timeZone: string;
  state: GiftState;
  sentAt: Date | null;
  openedAt: Date | null;
}>;
