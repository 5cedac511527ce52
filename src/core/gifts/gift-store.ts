import type { Gift, GiftDetails } from './gift.ts';

/** A gift, and who may see and change it. */
export type OwnedGift = Readonly<{
  gift: Gift;
  /** The account that bought it. */
  userId: string | null;
  /** The hash of the cookie in the paying browser. */
  browserTokenHash: string;
}>;

/** `opened`: the recipient has revealed all eSIMs, so nothing is changed. `day-too-late`: see `giftSendAt`. */
export type GiftChange = 'changed' | 'opened' | 'day-too-late' | 'not-found';

/**
 * Gifts of paid orders. Every change concerns the eSIMs that are not opened, and ends the links to them that were sent before,
 * in one transaction: a link is revealed before the change, which then leaves its eSIM as it is, or never.
 */
export interface GiftStore {
  find(orderId: string): Promise<OwnedGift | null>;
  change(orderId: string, details: GiftDetails, now: Date): Promise<GiftChange>;
  /** Sends what is not opened as soon as it is delivered; again, with new links, when it was sent already. */
  sendNow(orderId: string, now: Date): Promise<GiftChange>;
  /** What is not opened becomes the buyer's, who gets the mail with it. Without an opened eSIM the order is an ordinary one. */
  cancel(orderId: string, now: Date): Promise<GiftChange>;
  /**
   * The gift whose link with this secret has expired. Null: there is none, the owner has revoked a link of this eSIM or
   * made another one since, or the gift waits for another day or has another recipient by now. `hasNewer`: a newer link of the gift to this eSIM works.
   */
  findExpiredLink(
    secret: string,
    now: Date,
  ): Promise<Readonly<{ orderId: string; recipientEmail: string; hasNewer: boolean }> | null>;
  /** Sends the recipient new links, not to eSIMs that the owner took back or gave to somebody else. */
  sendNewLinks(orderId: string, now: Date): Promise<void>;
}
