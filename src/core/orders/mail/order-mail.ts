import { BRAND } from '#core/brand.ts';
import { androidInstallUrl, checkedAppleUrl } from '#core/esims/install-links.ts';
import { escapeHtml } from '#core/mail/escape-html.ts';
import { mailButton, mailPage, mailSecondButton } from '#core/mail/mail-html.ts';
import { mailSeller } from '#core/mail/mail-seller.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf, Translate } from '#messages/translate.ts';
import { daysStartLine } from '../describe-unit.ts';
import type { DueMail, MailedEsim, MailedUnit } from './mail-store.ts';
import { numberedTitle, numberUnits, type UnitNumber } from '../number-units.ts';
import {
  address,
  facts,
  link,
  list,
  note,
  paragraph,
  receipt,
  section,
  steps,
  type Block,
  warning,
} from './order-mail-blocks.ts';
import { receiptRows } from './order-receipt.ts';

export type OrderMail = Readonly<{
  subject: string;
  text: string;
  html: string;
  /** The codes to draw and attach; the HTML shows each as `cid:{contentId}`. */
  qrCodes: readonly Readonly<{ contentId: string; fileName: string; activationCode: string }>[];
}>;

export type MailContext = Readonly<{
  signInUrl: string;
  helpUrl: string;
  termsUrl: string;
  privacyUrl: string;
  withdrawalUrl: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

/** A mail while it is written: its data, the links it needs and its texts. */
type Draft = Readonly<{ mail: DueMail; context: MailContext; t: Translate<'order-mail'> }>;

/**
 * The content of an order mail. It contains no text typed by a stranger, only names from the catalogue and the
 * network.
 */
export function orderMail(mail: DueMail, context: MailContext): OrderMail {
  const draft: Draft = { mail, context, t: context.messagesOf(mail.language, 'order-mail') };
  const heading = headingOf(draft);
  const orderLine = draft.t('order', { number: mail.orderNumber });
  const subject = `${heading} (${orderLine})`;
  const blocks = [note(orderLine), ...bodyOf(draft), ...ending(draft)];
  return {
    subject,
    text: `${blocks.map(({ text }) => text).join('\n\n')}\n`,
    html: mailPage({
      language: mail.language,
      subject,
      heading,
      body: blocks.map(({ html }) => html).join(''),
    }),
    qrCodes:
      mail.kind === 'order'
        ? delivered(mail).map(({ esim }, index) => ({
            contentId: contentIdOf(index),
            fileName: qrFileOf(index),
            activationCode: esim.activationCode,
          }))
        : [],
  };
}

function headingOf({ mail, t }: Draft): string {
  switch (mail.kind) {
    case 'welcome':
      return t('welcome.subject', { brand: BRAND });
    case 'order':
      return t('delivery.subject', { count: esimCount(mail) });
    case 'refund':
      return t('refund.subject');
  }
}

/** How many eSIMs the mail speaks of; never none. */
function esimCount(mail: DueMail): number {
  return Math.max(1, delivered(mail).length);
}

function bodyOf(draft: Draft): readonly Block[] {
  switch (draft.mail.kind) {
    case 'welcome':
      return welcomeBody(draft);
    case 'order':
      return orderBody(draft);
    case 'refund':
      return refundBody(draft);
  }
}

function welcomeBody({ mail, context, t }: Draft): readonly Block[] {
  return [
    paragraph(t('welcome.intro', { count: Math.max(1, mail.units.length) })),
    receipt(receiptRows(mail, context.messagesOf)),
    link(mailButton, t('welcome.button'), context.signInUrl),
    note(t('linkNote')),
  ];
}

function orderBody(draft: Draft): readonly Block[] {
  const { mail, context, t } = draft;
  const missing = undelivered(mail);
  return [
    orderIntro(draft),
    section(t('install.heading')),
    steps([t('install.settings'), t('install.scan'), t('install.samePhone')]),
    note(t('install.once')),
    ...delivered(mail).flatMap((unit, index) => esimBlocks(unit, index, draft)),
    section(t('arrival.heading')),
    steps(arrivalSteps(draft)),
    ...(missing.length === 0 ? [] : [paragraph(t('delivery.partly')), notDelivered(missing, draft)]),
    section(t('receipt.heading')),
    receipt(receiptRows(mail, context.messagesOf)),
    link(mailButton, t('delivery.button', { count: esimCount(mail) }), context.signInUrl),
    note(t('linkNote')),
  ];
}

/** The steps after landing, as short as possible: they are read at the airport. */
function arrivalSteps({ mail, t }: Draft): readonly string[] {
  const isApnNeeded = delivered(mail).some(
    ({ esim }) => esim.apn.kind === 'manual' && esim.apn.value !== null,
  );
  return [t('arrival.choose'), t('arrival.roaming'), ...(isApnNeeded ? [t('arrival.apn')] : [])];
}

function refundBody(draft: Draft): readonly Block[] {
  const { mail, t } = draft;
  return [
    paragraph(mail.isPaymentReturned ? t('refund.returned') : t('refund.intro')),
    list(undelivered(mail).map((unit) => titleOf(unit, draft))),
    paragraph(t('refund.amount', { amount: formatMoney(money(mail.refundedCents), mail.language) })),
    paragraph(t('refund.when')),
    paragraph(t('refund.sorry')),
  ];
}

type Numbered = MailedUnit & Readonly<{ number: UnitNumber | null }>;
type Delivered = Numbered & Readonly<{ esim: MailedEsim }>;

function numbered({ units }: DueMail): readonly Numbered[] {
  const numbers = numberUnits(units);
  return units.map((unit, index) => ({ ...unit, number: numbers[index] ?? null }));
}

function delivered(mail: DueMail): readonly Delivered[] {
  return numbered(mail).flatMap((unit) => (unit.esim === null ? [] : [{ ...unit, esim: unit.esim }]));
}

function undelivered(mail: DueMail): readonly Numbered[] {
  return numbered(mail).filter(({ esim }) => esim === null);
}

function contentIdOf(index: number): string {
  return `qr-${index + 1}@landfall`;
}

function qrFileOf(index: number): string {
  return `esim-${index + 1}.png`;
}

/** At home with Wi-Fi is good advice only where installing does not start the days. */
function orderIntro({ mail, t }: Draft): Block {
  const count = esimCount(mail);
  const isClockStarted = delivered(mail).some(({ described }) => startsOnInstall(described));
  return isClockStarted
    ? warning(t('delivery.introOnInstall', { count }))
    : paragraph(t('delivery.intro', { count }));
}

function titleOf({ described, number }: Numbered, { mail, context }: Draft): string {
  return numberedTitle(described, number, { language: mail.language, messagesOf: context.messagesOf });
}

function daysStartBlock({ described }: Numbered, { mail, context }: Draft): Block {
  const line = daysStartLine(described, { language: mail.language, messagesOf: context.messagesOf });
  return startsOnInstall(described) ? warning(line) : paragraph(line);
}

function esimBlocks(unit: Delivered, index: number, draft: Draft): readonly Block[] {
  const { t } = draft;
  const { esim } = unit;
  const title = titleOf(unit, draft);
  const apple = checkedAppleUrl(esim.appleInstallUrl);
  const apn = esim.apn.kind === 'manual' ? esim.apn.value : null;
  return [
    section(title),
    daysStartBlock(unit, draft),
    {
      text: t('esim.attached', { file: qrFileOf(index) }),
      html: `<p style="margin:0 0 16px"><img src="cid:${contentIdOf(index)}" width="240" height="240" alt="${escapeHtml(`QR: ${title}`)}"></p>`,
    },
    facts([
      [t('esim.smdp'), esim.smdpAddress],
      [t('esim.code'), esim.matchingId],
      [t('esim.both'), esim.activationCode],
      [t('esim.iccid'), esim.iccid],
      [t('esim.apn'), apn ?? t('esim.apnAutomatic')],
    ]),
    ...(apple === null ? [] : [link(mailSecondButton, t('esim.apple'), apple)]),
    link(mailSecondButton, t('esim.android'), androidInstallUrl(esim.activationCode)),
  ];
}

function notDelivered(units: readonly Numbered[], draft: Draft): Block {
  const { mail, t } = draft;
  return list(
    units.map((unit) =>
      t('delivery.missing', {
        title: titleOf(unit, draft),
        amount: formatMoney(money(unit.paidCents), mail.language),
      }),
    ),
  );
}

/** Help, the agreed terms and the seller: the law requires that the customer receives them. */
function ending({ mail, context, t }: Draft): readonly Block[] {
  const isConfirmed = mail.kind === 'order' && mail.isWithdrawalAccepted;
  return [
    address(t('help'), context.helpUrl),
    ...(isConfirmed ? [note(t('legal.consent'))] : []),
    address(t('legal.terms'), context.termsUrl),
    address(t('legal.privacy'), context.privacyUrl),
    address(t('legal.withdrawal'), context.withdrawalUrl),
    mailSeller(context.seller, context.messagesOf(mail.language, 'shell')),
  ];
}
