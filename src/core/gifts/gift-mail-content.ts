import type { Language } from '#core/language.ts';
import type { MailFrame } from '#core/mail/mail-frame.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { OrderMailFrame, ReceiptRows } from '#core/orders/mail/order-mail-content.ts';
import type { UnitNumber } from '#core/orders/number-units.ts';
import type { Gift } from './gift.ts';

/** What mails of an order say about its gift. */
export type GiftOfMail = Pick<
  Gift,
  'recipientEmail' | 'recipientName' | 'giverName' | 'message' | 'sendAt' | 'timeZone'
> &
  Readonly<{
    /** The language of the recipient. */
    language: Language;
    buyerEmail: string;
    /** When the links end; null before they are written. */
    linksEndAt: Date | null;
    /** Only for the mail to the recipient. */
    esims: readonly Readonly<{
      described: Offer['described'];
      number: UnitNumber | null;
      /** The payment, from which the time to install counts. */
      boughtAt: Date;
      /** The secret of its link. */
      secret: string;
    }>[];
  }>;

/** To the buyer, instead of the mail with the eSIMs: no code, no link to install. */
export type GiftReceiptMail = OrderMailFrame &
  Readonly<{
    esimCount: number;
    recipientEmail: string;
    recipientName: string | null;
    message: string | null;
    /** The chosen day in words; null: it is sent now. */
    day: string | null;
    undelivered: readonly Readonly<{ title: string; amount: string }>[];
    receipt: ReceiptRows;
    signInUrl: string;
  }>;

/** To the recipient: who sends it, the message, and one link per eSIM. Nothing about the order or its price. */
export type GiftMail = MailFrame &
  Readonly<{
    recipientName: string | null;
    /** Typed by the buyer; nobody has checked it, so the address stays beside it. */
    giverName: string | null;
    buyerEmail: string;
    /** Typed by the buyer; it contains no link. */
    message: string | null;
    esims: readonly Readonly<{
      title: string;
      daysStart: string;
      startsOnInstall: boolean;
      url: string;
    }>[];
    /** When the links end, in words. */
    linksEnd: string;
    helpUrl: string;
    privacyUrl: string;
  }>;
