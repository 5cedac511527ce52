import type { GiftOfMail } from '#core/gifts/gift-mail-content.ts';
import type { IssuedEsim } from '#core/esims/esim-provider.ts';
import type { Language } from '#core/language.ts';
import type { Offer } from '../checkout/offer.ts';
import type { RequestedReason } from '../delivery/requested-refund.ts';
import type { OrderMailKind } from './order-mail-kinds.ts';

export type MailedEsim = Omit<IssuedEsim, 'vendorOrderId'>;

export type MailedUnit = Readonly<{
  described: Offer['described'];
  /** Before any discount. */
  priceCents: number;
  /** What the customer paid for it, after its share of a discount. */
  paidCents: number;
  isDelivered: boolean;
  /** Null: it was not delivered, or it is a top-up. */
  esim: MailedEsim | null;
}>;

/** The eSIM that a top-up was added to. */
export type ToppedUpEsim = Readonly<{
  iccid: string;
  /** Null: the eSIM was not bought here. */
  known: Readonly<{
    id: string;
    described: Offer['described'];
    name: string | null;
    /** Null: no account has it. */
    ownerEmail: string | null;
  }> | null;
}>;

export type DueMail = Readonly<{
  id: string;
  kind: OrderMailKind;
  recipient: string;
  /** Unique per mail and the same for every attempt; together with the shop's host it forms the message id. */
  messageName: string;
  attempts: number;
  language: Language;
  orderNumber: string;
  totalCents: number;
  /** The refunded sum; used only in mails about refunds. */
  refundedCents: number;
  /** The whole payment was refunded, not only the undelivered units. */
  isPaymentReturned: boolean;
  /** What staff refunded, as positions in `units`; null in every other mail. */
  requestedRefund: Readonly<{ reason: RequestedReason; units: readonly number[] }> | null;
  /** The customer requested immediate delivery and waived the right of withdrawal. */
  isWithdrawalAccepted: boolean;
  units: readonly MailedUnit[];
  /** Positions in `units` whose eSIM the recipient of a gift has opened: it is not the buyer's to install. */
  openedGifts: readonly number[];
  /** Null: the order is not a top-up. */
  toppedUp: ToppedUpEsim | null;
  /** Null: it was bought for the buyer. */
  gift: GiftOfMail | null;
}>;

/** After this many temporary refusals a mail counts as refused. */
export const MOST_MAIL_ATTEMPTS = 30;

export interface MailStore {
  /**
   * Locks a due mail for a minute, so that no other process sends it. Null: nothing to send now. `attempts-exhausted`: it was
   * tried more often than `MOST_MAIL_ATTEMPTS` allows, because it could not even be created.
   */
  take(mailId: string, at: Date): Promise<DueMail | 'attempts-exhausted' | null>;
  markSent(mailId: string, at: Date): Promise<void>;
  /** The mail will not be accepted: it is not retried, and staff see it. */
  markRefused(mailId: string): Promise<void>;
}
