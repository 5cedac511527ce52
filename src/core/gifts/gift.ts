import type { Language } from '#core/language.ts';
import type { GiftDay } from './gift-day.ts';

/** What the buyer of a gift decides. */
export type GiftDetails = GiftDay &
  Readonly<{
    /** In lower case. */
    recipientEmail: string;
    recipientName: string | null;
    /** The name under which the buyer gives it, as they typed it: nobody has checked it. */
    giverName: string | null;
    message: string | null;
    language: Language;
  }>;

/** A gift of an order. */
export type Gift = Readonly<{
  orderId: string;
  recipientEmail: string;
  recipientName: string | null;
  giverName: string | null;
  message: string | null;
  language: Language;
  sendAt: Date;
  timeZone: string;
  /** When its links and its mail were written. */
  releasedAt: Date | null;
  /** The status of the mail to the recipient; null: none was written. */
  mailStatus: 'due' | 'sent' | 'refused' | 'replaced' | null;
  sentAt: Date | null;
  /** When the buyer kept what was not opened; null: nothing was kept. */
  keptAt: Date | null;
  /** Those that were delivered, without refunded ones that were never opened. */
  esims: readonly GiftEsim[];
}>;

/** An eSIM of a gift, and to whom it was sent: the gift may have got another recipient since it was opened. */
export type GiftEsim = Pick<Gift, 'recipientEmail' | 'recipientName' | 'message'> &
  Readonly<{
    id: string;
    /** When its recipient first revealed it. */
    openedAt: Date | null;
  }>;

/**
 * `sending`: its time has come, and the mail is not sent yet. `failed`: the mail server of the recipient refused it.
 * `opened`: nothing is left that somebody could still open. `ended`: everything was refunded before the day, so nothing is sent.
 */
export type GiftState = 'scheduled' | 'sending' | 'sent' | 'failed' | 'opened' | 'ended';

type Opening = Pick<Gift, 'esims' | 'keptAt'>;
type Facts = Opening & Pick<Gift, 'sendAt' | 'releasedAt' | 'mailStatus'>;

export function unopenedEsims({ esims, keptAt }: Opening): readonly GiftEsim[] {
  return keptAt === null ? esims.filter(({ openedAt }) => openedAt === null) : [];
}

export function openedEsims({ esims }: Pick<Opening, 'esims'>): readonly GiftEsim[] {
  return esims.filter(({ openedAt }) => openedAt !== null);
}

/** The eSIM that was opened last. Null: one can still be opened, and so the gift can still be changed. */
function lastOpened(gift: Opening): GiftEsim | null {
  if (unopenedEsims(gift).length > 0) return null;
  const timeOf = ({ openedAt }: GiftEsim) => openedAt?.getTime() ?? 0;
  return openedEsims(gift).toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}

/** When the last of its eSIMs was opened. Null: one can still be opened, and so the gift can still be changed. */
export function giftOpenedAt(gift: Opening): Date | null {
  return lastOpened(gift)?.openedAt ?? null;
}

/** Who gets what is not opened; of an opened gift who opened it. */
export function giftRecipient(gift: Gift): Pick<Gift, 'recipientEmail' | 'recipientName' | 'message'> {
  const { recipientEmail, recipientName, message } = lastOpened(gift) ?? gift;
  return { recipientEmail, recipientName, message };
}

/** The gift as far as one of its eSIMs is concerned. Null: its buyer kept this eSIM. */
export function giftOfEsim(gift: Gift, esimId: string | null): Gift | null {
  const esim = gift.esims.find(({ id }) => id === esimId);
  if (gift.keptAt !== null && (esim === undefined || esim.openedAt === null)) return null;
  if (esim === undefined) return { ...gift, esims: [] };
  const { recipientEmail, recipientName, message } = esim;
  return { ...gift, recipientEmail, recipientName, message, keptAt: null, esims: [esim] };
}

export function giftState({ sendAt, releasedAt, mailStatus, ...opening }: Facts, now: Date): GiftState {
  if (giftOpenedAt(opening) !== null) return 'opened';
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
