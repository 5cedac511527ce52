import { BRAND } from '#core/brand.ts';
import { androidInstallUrl, checkedAppleUrl } from '#core/esims/install-links.ts';
import type { GiftOfMail, GiftReceiptMail } from '#core/gifts/gift-mail-content.ts';
import { giftFacts, giftMail } from '#core/gifts/gift-mails.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { formatMoney, money } from '#core/money.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { daysStartLine } from '#core/plans/texts/unit-title.ts';
import { numberedTitle, numberUnits, type UnitNumber } from '../number-units.ts';
import type { Draft, MailContext } from './mail-draft.ts';
import type { DueMail, MailedEsim, MailedUnit } from './mail-store.ts';
import type {
  AttachedQrCode,
  DeliveredEsim,
  DeliveryMail,
  OrderMailFrame,
  RefundAfterDeliveryMail,
  RefundMail,
  WelcomeMail,
} from './order-mail-content.ts';
import type { OrderMailKind } from './order-mail-kinds.ts';
import { receiptRows } from './order-receipt.ts';
import { topupMail, topupOwnerMail } from './topup-mail.ts';

/** They confirm the order, so they also confirm what the customer agreed to. */
const CONFIRMS_CONSENT: ReadonlySet<OrderMailKind> = new Set(['order', 'topup', 'gift-receipt']);

export type OrderMail = Readonly<{
  mail: UnrenderedMail<OrderMailKind>;
  /** The codes to draw and attach. */
  qrCodes: readonly AttachedQrCode[];
}>;

/**
 * The content of an order mail. Names come from the catalogue and the network; only mails of gifts contain text that
 * somebody typed.
 */
export function orderMail(due: DueMail, context: MailContext): OrderMail {
  const { language, kind } = due;
  const { messagesOf } = context;
  const draft = { due, context, i18n: { language, messagesOf }, t: messagesOf(language, 'order-mail') };
  switch (kind) {
    case 'welcome':
      return { mail: { name: kind, content: welcomeMail(draft) }, qrCodes: [] };
    case 'refund':
      return { mail: { name: kind, content: refundMail(draft) }, qrCodes: [] };
    case 'refund-after-delivery':
      return { mail: { name: kind, content: refundAfterDeliveryMail(draft) }, qrCodes: [] };
    case 'topup':
      return {
        mail: { name: kind, content: topupMail(draft, frameOf(draft, draft.t('topup.subject'))) },
        qrCodes: [],
      };
    case 'topup-owner':
      return { mail: { name: kind, content: topupOwnerMail(draft) }, qrCodes: [] };
    case 'gift-receipt':
      return { mail: { name: kind, content: giftReceiptMail(draft, giftOf(due)) }, qrCodes: [] };
    case 'gift':
      return { mail: { name: kind, content: giftMail(giftOf(due), context) }, qrCodes: [] };
    case 'order': {
      const content = deliveryMail(draft);
      return { mail: { name: kind, content }, qrCodes: content.esims.map(({ qrCode }) => qrCode) };
    }
  }
}

function frameOf({ due, context, t }: Draft, heading: string): OrderMailFrame {
  const { helpUrl, termsUrl, privacyUrl, withdrawalUrl, seller } = context;
  return {
    language: due.language,
    subject: `${heading} (${t('order', { number: due.orderNumber })})`,
    heading,
    seller,
    orderNumber: due.orderNumber,
    helpUrl,
    termsUrl,
    privacyUrl,
    withdrawalUrl,
    isConsentConfirmed: due.isWithdrawalAccepted && CONFIRMS_CONSENT.has(due.kind),
  };
}

function welcomeMail(draft: Draft): WelcomeMail {
  const { due, context, t } = draft;
  return {
    ...frameOf(draft, t('welcome.subject', { brand: BRAND })),
    unitCount: Math.max(1, due.units.length),
    isTopup: due.toppedUp !== null,
    giftFor: due.gift?.recipientEmail ?? null,
    receipt: receiptRows(due, context.messagesOf),
    signInUrl: context.signInUrl,
  };
}

function deliveryMail(draft: Draft): DeliveryMail {
  const { due, context, t } = draft;
  const units = delivered(due).filter(({ position }) => !due.openedGifts.includes(position));
  const esimCount = Math.max(1, units.length);
  return {
    ...frameOf(draft, t('delivery.subject', { count: esimCount })),
    esimCount,
    startsOnInstall: units.some(({ described }) => startsOnInstall(described)),
    esims: units.map((unit, index) => esimOf(unit, index, draft)),
    isApnNeeded: units.some(({ esim }) => apnOf(esim) !== null),
    undelivered: undeliveredRows(draft),
    receipt: receiptRows(due, context.messagesOf),
    signInUrl: context.signInUrl,
  };
}

function undeliveredRows(draft: Draft): DeliveryMail['undelivered'] {
  const { due } = draft;
  return undelivered(due).map((unit) => ({
    title: titleOf(unit, draft),
    amount: formatMoney(money(unit.paidCents), due.language),
  }));
}

/** The job reads a gift for these mails only while there is one. */
function giftOf({ gift, id }: DueMail): GiftOfMail {
  if (gift === null) throw new Error(`The mail ${id} is about a gift that does not exist`);
  return gift;
}

function giftReceiptMail(draft: Draft, gift: GiftOfMail): GiftReceiptMail {
  const { due, context, t } = draft;
  const esimCount = Math.max(1, delivered(due).length);
  return {
    ...frameOf(draft, t('giftReceipt.subject')),
    ...giftFacts(gift, { language: due.language, at: context.now }),
    esimCount,
    undelivered: undeliveredRows(draft),
    receipt: receiptRows(due, context.messagesOf),
    signInUrl: context.signInUrl,
  };
}

function refundMail(draft: Draft): RefundMail {
  const { due, t } = draft;
  return {
    ...frameOf(draft, t('refund.subject')),
    isPaymentReturned: due.isPaymentReturned,
    undelivered: undelivered(due).map((unit) => titleOf(unit, draft)),
    amount: formatMoney(money(due.refundedCents), due.language),
  };
}

function refundAfterDeliveryMail(draft: Draft): RefundAfterDeliveryMail {
  const { due, t } = draft;
  const { requestedRefund } = due;
  if (requestedRefund === null) throw new Error(`The mail ${due.id} is about a refund that does not exist`);
  const units = numbered(due).filter((_unit, index) => requestedRefund.units.includes(index));
  return {
    ...frameOf(draft, t('refund.subject')),
    reason: requestedRefund.reason,
    refunded: units.map((unit) => titleOf(unit, draft)),
    amount: formatMoney(money(due.refundedCents), due.language),
  };
}

type Numbered = MailedUnit & Readonly<{ number: UnitNumber | null; position: number }>;
type Delivered = Numbered & Readonly<{ esim: MailedEsim }>;

function numbered({ units }: DueMail): readonly Numbered[] {
  const numbers = numberUnits(units);
  return units.map((unit, position) => ({ ...unit, position, number: numbers[position] ?? null }));
}

function delivered(due: DueMail): readonly Delivered[] {
  return numbered(due).flatMap((unit) => (unit.esim === null ? [] : [{ ...unit, esim: unit.esim }]));
}

function undelivered(due: DueMail): readonly Numbered[] {
  return numbered(due).filter(({ isDelivered }) => !isDelivered);
}

function titleOf({ described, number }: Numbered, { i18n }: Draft): string {
  return numberedTitle(described, number, i18n);
}

/** Null: the customer has nothing to enter. */
function apnOf({ apn }: MailedEsim): string | null {
  return apn.kind === 'manual' ? apn.value : null;
}

function esimOf(unit: Delivered, index: number, draft: Draft): DeliveredEsim {
  const { described, esim } = unit;
  const { smdpAddress, matchingId, activationCode, iccid } = esim;
  const number = index + 1;
  return {
    title: titleOf(unit, draft),
    daysStart: daysStartLine(described, draft.i18n),
    startsOnInstall: startsOnInstall(described),
    qrCode: { contentId: `qr-${number}@landfall`, fileName: `esim-${number}.png`, activationCode },
    smdpAddress,
    matchingId,
    activationCode,
    iccid,
    apn: apnOf(esim),
    appleUrl: checkedAppleUrl(esim.appleInstallUrl),
    androidUrl: androidInstallUrl(activationCode),
  };
}
