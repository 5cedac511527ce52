import { androidInstallUrl, checkedAppleUrl } from '#core/esims/install-links.ts';
import { escapeHtml } from '#core/mail/escape-html.ts';
import {
  mailAddress,
  mailButton,
  mailFacts,
  mailList,
  mailNote,
  mailPage,
  mailParagraph,
  mailSecondButton,
  mailSection,
} from '#core/mail/mail-html.ts';
import { formatMoney, money } from '#core/money.ts';
import { daysStartLine, unitTitle } from './describe-unit.ts';
import type { DueMail, MailedEsim, MailedUnit } from './mail-store.ts';
import { ORDER_MAIL_WORDS } from './order-mail-words.ts';

export type OrderMail = Readonly<{
  subject: string;
  text: string;
  html: string;
  /** The codes to draw and attach; the HTML shows each as `cid:{contentId}`. */
  qrCodes: readonly Readonly<{ contentId: string; fileName: string; activationCode: string }>[];
}>;

export type MailLinks = Readonly<{ signInUrl: string; helpUrl: string }>;

/** A line of the mail in both its forms; plain ones are escaped, so nothing in a name can become HTML. */
type Block = Readonly<{ text: string; html: string }>;

/** What a mail of an order says. Nothing a stranger typed goes in but what the catalogue and the network name. */
export function orderMail(mail: DueMail, links: MailLinks): OrderMail {
  const words = ORDER_MAIL_WORDS[mail.language];
  const subject = `${words[mail.kind].subject} (${words.orderLine} ${mail.orderNumber})`;
  const blocks = [...bodyOf(mail, links), help(mail, links)];
  return {
    subject,
    text: `${blocks.map(({ text }) => text).join('\n\n')}\n`,
    html: mailPage({
      language: mail.language,
      subject,
      heading: words[mail.kind].subject,
      body: [mailNote(`${words.orderLine} ${mail.orderNumber}`), ...blocks.map(({ html }) => html)].join(''),
    }),
    qrCodes:
      mail.kind === 'order'
        ? delivered(mail).map(({ esim }, place) => ({
            contentId: contentIdOf(place),
            fileName: qrFileOf(place),
            activationCode: esim.activationCode,
          }))
        : [],
  };
}

function bodyOf(mail: DueMail, links: MailLinks): readonly Block[] {
  switch (mail.kind) {
    case 'welcome':
      return welcomeBody(mail, links);
    case 'order':
      return orderBody(mail, links);
    case 'refund':
      return refundBody(mail);
  }
}

function welcomeBody({ language, units, totalCents }: DueMail, { signInUrl }: MailLinks): readonly Block[] {
  const words = ORDER_MAIL_WORDS[language];
  return [
    paragraph(words.welcome.intro),
    list(units.map(({ described }) => unitTitle(described, language))),
    paragraph(`${words.total}: ${formatMoney(money(totalCents), language)}`),
    link(mailButton, words.welcome.button, signInUrl),
    note(words.welcome.note),
  ];
}

function orderBody(mail: DueMail, { signInUrl }: MailLinks): readonly Block[] {
  const { language, units } = mail;
  const words = ORDER_MAIL_WORDS[language];
  const esims = delivered(mail);
  const missing = units.filter(({ esim }) => esim === null);
  return [
    paragraph(words.order.intro),
    ...esims.flatMap((unit, place) => esimBlocks(unit, place, mail)),
    note(words.esim.once),
    ...(missing.length === 0 ? [] : [paragraph(words.order.partly), notDelivered(missing, mail)]),
    link(mailButton, words.signIn, signInUrl),
    note(words.signInNote),
  ];
}

function refundBody(mail: DueMail): readonly Block[] {
  const { language, units, refundedCents } = mail;
  const words = ORDER_MAIL_WORDS[language].refund;
  const missing = units.filter(({ esim }) => esim === null);
  return [
    paragraph(words.intro),
    list(missing.map(({ described }) => unitTitle(described, language))),
    paragraph(`${words.amount}: ${formatMoney(money(refundedCents), language)}`),
    paragraph(words.when),
    paragraph(words.sorry),
  ];
}

type Delivered = MailedUnit & Readonly<{ esim: MailedEsim }>;

function delivered({ units }: DueMail): readonly Delivered[] {
  return units.flatMap((unit) => (unit.esim === null ? [] : [{ ...unit, esim: unit.esim }]));
}

function contentIdOf(place: number): string {
  return `qr-${place + 1}@landfall`;
}

function qrFileOf(place: number): string {
  return `esim-${place + 1}.png`;
}

function esimBlocks({ described, esim }: Delivered, place: number, { language }: DueMail): readonly Block[] {
  const words = ORDER_MAIL_WORDS[language].esim;
  const title = unitTitle(described, language);
  const apple = checkedAppleUrl(esim.appleInstallUrl);
  const apn = esim.apn.kind === 'manual' ? esim.apn.value : null;
  return [
    { text: `== ${title} ==`, html: mailSection(title) },
    paragraph(daysStartLine(described, language)),
    paragraph(words.scan),
    {
      text: `${words.attached}: ${qrFileOf(place)}`,
      html: `<p style="margin:0 0 16px"><img src="cid:${contentIdOf(place)}" width="240" height="240" alt="${escapeHtml(`QR: ${title}`)}"></p>`,
    },
    paragraph(words.byHand),
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

function notDelivered(units: readonly MailedUnit[], { language }: DueMail): Block {
  const words = ORDER_MAIL_WORDS[language];
  return list(
    units.map(
      ({ described, paidCents }) =>
        `${unitTitle(described, language)}: ${words.notDelivered} (${formatMoney(money(paidCents), language)})`,
    ),
  );
}

function help({ language }: DueMail, { helpUrl }: MailLinks): Block {
  return link(mailAddress, ORDER_MAIL_WORDS[language].help, helpUrl);
}

function paragraph(words: string): Block {
  return { text: words, html: mailParagraph(words) };
}

function note(words: string): Block {
  return { text: words, html: mailNote(words) };
}

function list(lines: readonly string[]): Block {
  return { text: lines.map((line) => `- ${line}`).join('\n'), html: mailList(lines) };
}

function facts(rows: readonly (readonly [string, string])[]): Block {
  return { text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'), html: mailFacts(rows) };
}

type Shape = (words: string, url: string) => string;

function link(shape: Shape, words: string, url: string): Block {
  return { text: `${words}\n${url}`, html: shape(words, url) };
}
