import type { Language } from '#core/language.ts';
import { isErasedAddress } from '#core/personal-data/erased-address.ts';

/** Who has an eSIM, as far as the shop knows. */
export type Holding = Readonly<{
  /** The address of the account that owns the eSIM; without an account, that of the order. */
  ownerEmail: string;
  /** Of the order. */
  language: Language;
  /** Somebody else opened a share link to it, or can open one now. Links of a gift do not count. */
  isSharedAway: boolean;
  /** Null: it is no gift, or the record of the gift was deleted. */
  gift: Readonly<{ recipientEmail: string; language: Language }> | null;
  /** When the recipient of the gift first revealed it, and with which link. */
  giftOpened: Readonly<{ at: Date; shareId: string }> | null;
}>;

type GiftFacts = Readonly<{
  ownerEmail: string;
  language: Language;
  isSharedAway: boolean;
  /** To whom the gift is sent, or was sent when it was opened. Null: see `Holding`. */
  gift: Holding['gift'];
  /** When the buyer of the gift kept what was not opened. */
  giftKeptAt: Date | null;
  giftOpened: Holding['giftOpened'];
}>;

/** An eSIM that its buyer kept is no gift any more. One that was opened before stays the recipient's. */
export function holdingOf({ giftKeptAt, ...facts }: GiftFacts): Holding {
  const isKept = giftKeptAt !== null && facts.giftOpened === null;
  return { ...facts, gift: isKept ? null : facts.gift };
}

export type ReminderRecipient = Readonly<{
  email: string;
  language: Language;
  /** Set for the recipient of a gift, who has no account with this eSIM. */
  shareId: string | null;
}>;

/**
 * Who gets reminders about an eSIM. Null: nobody, because somebody whose address the shop does not know has it. An
 * unopened gift can be in use only when its buyer installed it.
 */
export function reminderRecipient({
  ownerEmail,
  language,
  isSharedAway,
  gift,
  giftOpened,
}: Holding): ReminderRecipient | null {
  if (isSharedAway || isErasedAddress(ownerEmail)) return null;
  if (giftOpened === null) return { email: ownerEmail.toLowerCase(), language, shareId: null };
  if (gift === null) return null;
  return { email: gift.recipientEmail, language: gift.language, shareId: giftOpened.shareId };
}
