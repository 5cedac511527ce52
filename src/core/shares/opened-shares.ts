import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { ReportedEsim } from '#core/esims/installation/install-state.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { MailedEsim } from '#core/orders/mail/mail-store.ts';

/** What a link says before its button is pressed. */
export type SharePreview = Readonly<{
  shareId: string;
  described: Offer['described'];
  expiresAt: Date;
  reported: ReportedEsim;
  /** When its button was pressed first. Null: nobody has opened it. */
  openedAt: Date | null;
  /** The account of the owner of the eSIM; null: it was bought without one. */
  ownerId: string | null;
  /** The address to which a gift was sent. Null: it is no link of a gift. */
  giftEmail: string | null;
  /** When the gift was bought. Null: it is no link of a gift. */
  boughtAt: Date | null;
  /** Set for a link of a gift: what its buyer typed. */
  gift: Readonly<{ recipientName: string | null; giverName: string | null; message: string | null }> | null;
}>;
export type RevealedShare = SharePreview & Readonly<{ esim: MailedEsim }>;

/** The owner may look at a link before sending it: their opening would give the eSIM away. A gift to oneself is for oneself. */
export function isOwnLink(
  { ownerId, giftEmail }: Pick<SharePreview, 'ownerId' | 'giftEmail'>,
  { userId, email }: SignedIn,
): boolean {
  return ownerId === userId && giftEmail !== email.toLowerCase();
}

/** The links as their recipients use them. Null: the link is unknown, has ended, or its eSIM was refunded or recycled. */
export interface OpenedShares {
  /** Changes nothing. */
  preview(secret: string, now: Date): Promise<SharePreview | null>;
  /** Records the first time; works again until the link ends. */
  reveal(secret: string, at: Date): Promise<RevealedShare | null>;
  /** Only after `reveal`, and until a newer link to the eSIM is opened. `isInstalled` false takes the mark back. */
  markInstalled(secret: string, isInstalled: boolean, at: Date): Promise<boolean>;
}
