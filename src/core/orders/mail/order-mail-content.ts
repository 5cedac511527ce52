import type { RequestedReason } from '../delivery/requested-refund.ts';
import type { MailFrame } from '#core/mail/mail-frame.ts';

/** What all mails about an order contain. */
export type OrderMailFrame = MailFrame &
  Readonly<{
    orderNumber: string;
    helpUrl: string;
    termsUrl: string;
    privacyUrl: string;
    withdrawalUrl: string;
    /** The mail confirms that the customer waived the right of withdrawal. */
    isConsentConfirmed: boolean;
  }>;

/** Name and amount of each row; the last row is the total. */
export type ReceiptRows = readonly (readonly [name: string, amount: string])[];

/** After payment: what was bought, and a sign-in link. */
export type WelcomeMail = OrderMailFrame &
  Readonly<{
    /** At least 1. */
    unitCount: number;
    /** It is a top-up of an eSIM, so no eSIM follows. */
    isTopup: boolean;
    /** The address of the recipient of a gift; null: it is for the buyer. */
    giftFor: string | null;
    receipt: ReceiptRows;
    signInUrl: string;
  }>;

/** The picture of an activation code, which the mail attaches and shows as `cid:{contentId}`. */
export type AttachedQrCode = Readonly<{ contentId: string; fileName: string; activationCode: string }>;

export type DeliveredEsim = Readonly<{
  title: string;
  /** A sentence: when the days of the plan start. */
  daysStart: string;
  startsOnInstall: boolean;
  qrCode: AttachedQrCode;
  smdpAddress: string;
  matchingId: string;
  activationCode: string;
  iccid: string;
  /** Null: the phone sets it automatically. */
  apn: string | null;
  /** Null: there is no link that is safe to open. */
  appleUrl: string | null;
  androidUrl: string;
}>;

/** The eSIMs of an order, and what could not be delivered. */
export type DeliveryMail = OrderMailFrame &
  Readonly<{
    /** How many eSIMs the texts speak of; at least 1. */
    esimCount: number;
    /** Installing at least one of them starts its days, so installing at home would be bad advice. */
    startsOnInstall: boolean;
    esims: readonly DeliveredEsim[];
    /** The APN of at least one of them must be entered by hand. */
    isApnNeeded: boolean;
    undelivered: readonly Readonly<{ title: string; amount: string }>[];
    receipt: ReceiptRows;
    signInUrl: string;
  }>;

/** What was added to which eSIM, to the payer. */
export type TopupMail = OrderMailFrame &
  Readonly<{
    topupTitle: string;
    /** The owner's name for the eSIM, or its title. Null: the payer may be a stranger to it. */
    esimTitle: string | null;
    /** The last digits of the eSIM's ICCID. */
    iccidEnd: string;
    receipt: ReceiptRows;
    signInUrl: string;
  }>;

/** The same to the eSIM's owner when somebody else paid. It says nothing about the payer, the price or the order. */
export type TopupOwnerMail = MailFrame &
  Readonly<{
    topupTitle: string;
    /** The owner's name for the eSIM, or its title. Null: it was not bought here. */
    esimTitle: string | null;
    iccidEnd: string;
    esimUrl: string;
    helpUrl: string;
  }>;

/** What was refunded and why. */
/** What staff refunded after it was delivered. */
export type RefundAfterDeliveryMail = OrderMailFrame &
  Readonly<{ reason: RequestedReason; refunded: readonly string[]; amount: string }>;

export type RefundMail = OrderMailFrame &
  Readonly<{
    /** The whole payment was refunded, not only the undelivered units. */
    isPaymentReturned: boolean;
    undelivered: readonly string[];
    amount: string;
  }>;
