import type { IssuedEsim } from '#core/esims/esim-provider.ts';
import type { Language } from '#core/language.ts';
import type { Offer } from '../checkout/offer.ts';
import type { OrderMailKind } from './order-mail-kinds.ts';

export type MailedEsim = Omit<IssuedEsim, 'vendorOrderId'>;

export type MailedUnit = Readonly<{
  described: Offer['described'];
  /** Before any discount. */
  priceCents: number;
  /** What the customer paid for it, after its share of a discount. */
  paidCents: number;
  /** Null: it was not delivered. */
  esim: MailedEsim | null;
}>;

export type DueMail = Readonly<{
  id: string;
  kind: OrderMailKind;
  recipient: string;
  /** Of this mail alone and the same at every attempt; the host of the shop makes it a message id. */
  messageName: string;
  attempts: number;
  language: Language;
  orderNumber: string;
  totalCents: number;
  /** Given back because it was not delivered; told in the mail about it only. */
  refundedCents: number;
  /** The payment itself was returned, not only what could not be delivered. */
  isPaymentReturned: boolean;
  /** The customer asked for delivery at once and gave up the right of withdrawal. */
  isWithdrawalAccepted: boolean;
  units: readonly MailedUnit[];
}>;

/** A mailbox that says "later" for this many times says no. */
export const MOST_MAIL_ATTEMPTS = 30;

export interface MailStore {
  /**
   * Takes a mail that is due, so that nobody else sends it for a minute. Null: there is nothing to send now.
   * `worn-out`: it was tried more often than `MOST_MAIL_ATTEMPTS` allows, because already its writing failed.
   */
  take(mailId: string, at: Date): Promise<DueMail | 'worn-out' | null>;
  markSent(mailId: string, at: Date): Promise<void>;
  /** Nobody will take this mail: it is not tried again, and staff see it. */
  markRefused(mailId: string): Promise<void>;
}
