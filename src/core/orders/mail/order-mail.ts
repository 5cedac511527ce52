import { androidInstallUrl, checkedAppleUrl } from '#core/esims/install-links.ts';
import { escapeHtml } from '#core/mail/escape-html.ts';
import { mailButton, mailPage, mailSecondButton } from '#core/mail/mail-html.ts';
import { mailSeller } from '#core/mail/mail-seller.ts';
import type { Language } from '#core/language.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Seller } from '#core/seller.ts';
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
import { ORDER_MAIL_WORDS, type OrderMailWords } from './order-mail-words.ts';
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
}>;

/**
 * The content of an order mail. It contains no text typed by a stranger, only names from the catalogue and the
 * network.
 */
export function orderMail(mail: DueMail, context: MailContext): OrderMail {
  const words = ORDER_MAIL_WORDS[mail.language];
  const heading = headingOf(mail, words);
  const orderLine = `${words.orderLine} ${mail.orderNumber}`;
  const subject = `${heading} (${orderLine})`;
  const blocks = [note(orderLine), ...bodyOf(mail, context), ...ending(mail, context)];
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

function headingOf(mail: DueMail, words: OrderMailWords): string {
  return mail.kind === 'order' ? forMany(words.order.subject, mail) : words[mail.kind].subject;
}

/** Texts differ for one eSIM and for several. */
function forMany({ one, many }: Readonly<{ one: string; many: string }>, mail: DueMail): string {
  return delivered(mail).length > 1 ? many : one;
}

function bodyOf(mail: DueMail, context: MailContext): readonly Block[] {
  switch (mail.kind) {
    case 'welcome':
      return welcomeBody(mail, context);
    case 'order':
      return orderBody(mail, context);
    case 'refund':
      return refundBody(mail);
  }
}

function welcomeBody(mail: DueMail, { signInUrl }: MailContext): readonly Block[] {
  const words = ORDER_MAIL_WORDS[mail.language];
  return [
    paragraph(mail.units.length > 1 ? words.welcome.intro.many : words.welcome.intro.one),
    receipt(receiptRows(mail)),
    link(mailButton, words.welcome.button, signInUrl),
    note(words.welcome.note),
  ];
}

function orderBody(mail: DueMail, { signInUrl }: MailContext): readonly Block[] {
  const words = ORDER_MAIL_WORDS[mail.language];
  const missing = undelivered(mail);
  return [
    orderIntro(mail),
    section(words.install.heading),
    steps(words.install.steps),
    note(words.esim.once),
    ...delivered(mail).flatMap((unit, index) => esimBlocks(unit, index, mail)),
    section(words.arrival.heading),
    steps(arrivalSteps(mail)),
    ...(missing.length === 0 ? [] : [paragraph(words.order.partly), notDelivered(missing, mail)]),
    section(words.receipt.heading),
    receipt(receiptRows(mail)),
    link(mailButton, forMany(words.signIn, mail), signInUrl),
    note(words.signInNote),
  ];
}

/** The steps after landing, as short as possible: they are read at the airport. */
function arrivalSteps(mail: DueMail): readonly string[] {
  const { arrival } = ORDER_MAIL_WORDS[mail.language];
  const isApnNeeded = delivered(mail).some(
    ({ esim }) => esim.apn.kind === 'manual' && esim.apn.value !== null,
  );
  return isApnNeeded ? [...arrival.steps, arrival.apn] : arrival.steps;
}

function refundBody(mail: DueMail): readonly Block[] {
  const { language, refundedCents } = mail;
  const words = ORDER_MAIL_WORDS[language].refund;
  return [
    paragraph(mail.isPaymentReturned ? words.returned : words.intro),
    list(undelivered(mail).map(({ described, number }) => numberedTitle(described, language, number))),
    paragraph(`${words.amount}: ${formatMoney(money(refundedCents), language)}`),
    paragraph(words.when),
    paragraph(words.sorry),
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
function orderIntro(mail: DueMail): Block {
  const { intro, introOnInstall } = ORDER_MAIL_WORDS[mail.language].order;
  const isClockStarted = delivered(mail).some(({ described }) => startsOnInstall(described));
  return isClockStarted ? warning(forMany(introOnInstall, mail)) : paragraph(forMany(intro, mail));
}

function daysStartBlock(described: MailedUnit['described'], language: Language): Block {
  const line = daysStartLine(described, language);
  return startsOnInstall(described) ? warning(line) : paragraph(line);
}

function esimBlocks({ described, esim, number }: Delivered, index: number, mail: DueMail): readonly Block[] {
  const { language } = mail;
  const words = ORDER_MAIL_WORDS[language].esim;
  const title = numberedTitle(described, language, number);
  const apple = checkedAppleUrl(esim.appleInstallUrl);
  const apn = esim.apn.kind === 'manual' ? esim.apn.value : null;
  return [
    section(title),
    daysStartBlock(described, language),
    {
      text: `${words.attached}: ${qrFileOf(index)}`,
      html: `<p style="margin:0 0 16px"><img src="cid:${contentIdOf(index)}" width="240" height="240" alt="${escapeHtml(`QR: ${title}`)}"></p>`,
    },
    facts([
      [words.smdp, esim.smdpAddress],
      [words.code, esim.matchingId],
      [words.both, esim.activationCode],
      [words.iccid, esim.iccid],
      [words.apn, apn ?? words.apnAutomatic],
    ]),
    ...(apple === null ? [] : [link(mailSecondButton, words.apple, apple)]),
    link(mailSecondButton, words.android, androidInstallUrl(esim.activationCode)),
  ];
}

function notDelivered(units: readonly Numbered[], { language }: DueMail): Block {
  const words = ORDER_MAIL_WORDS[language];
  return list(
    units.map(({ described, number, paidCents }) => {
      const title = numberedTitle(described, language, number);
      return `${title}: ${words.notDelivered} (${formatMoney(money(paidCents), language)})`;
    }),
  );
}

/** Help, the agreed terms and the seller: the law requires that the customer receives them. */
function ending(mail: DueMail, context: MailContext): readonly Block[] {
  const { help, legal } = ORDER_MAIL_WORDS[mail.language];
  const isConfirmed = mail.kind === 'order' && mail.isWithdrawalAccepted;
  return [
    address(help, context.helpUrl),
    ...(isConfirmed ? [note(legal.consent)] : []),
    address(legal.terms, context.termsUrl),
    address(legal.privacy, context.privacyUrl),
    address(legal.withdrawal, context.withdrawalUrl),
    mailSeller(context.seller, mail.language),
  ];
}
