import { DAY_MS } from '#core/durations.ts';
import type { Language } from '#core/language.ts';
import { daysStartLine } from '#core/plans/texts/unit-title.ts';
import { numberedTitle } from '#core/orders/number-units.ts';
import { formatMailTime } from '#core/mail/format-mail-time.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf, ServerI18n } from '#messages/translate.ts';
import type { GiftMail, GiftOfMail, GiftReceiptMail } from './gift-mail-content.ts';

type Context = Readonly<{
  helpUrl: string;
  privacyUrl: string;
  /** The address of the page that a secret opens. */
  shareUrlOf: (secret: string) => string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

/** The mail to the recipient. The buyer's address is shown: a name could be that of anybody else. */
export function giftMail(gift: GiftOfMail, context: Context): GiftMail {
  const { language, recipientName, giverName, buyerEmail, message, esims } = gift;
  const { messagesOf, shareUrlOf, helpUrl, privacyUrl, seller } = context;
  const t = messagesOf(language, 'gift-mail');
  const heading = t('gift.subject', { count: esims.length });
  return {
    language,
    subject: heading,
    heading,
    seller,
    recipientName,
    giverName,
    buyerEmail,
    message,
    esims: esims.map(({ described, number, boughtAt, secret }) => ({
      title: numberedTitle(described, number, { language, messagesOf }),
      daysStart: giftDaysStart({ described, boughtAt }, { language, messagesOf }),
      startsOnInstall: startsOnInstall(described),
      url: shareUrlOf(secret),
    })),
    linksEnd: gift.linksEndAt === null ? '' : formatMailTime(gift.linksEndAt, language),
    helpUrl,
    privacyUrl,
  };
}

type Bought = Pick<GiftOfMail['esims'][number], 'described' | 'boughtAt'>;

/** With the day until which it must be installed: the recipient does not know when it was bought. */
export function giftDaysStart({ described, boughtAt }: Bought, i18n: ServerI18n): string {
  const line = daysStartLine({ ...described, install_window_days: null }, i18n);
  const days = described.install_window_days;
  if (days === null) return line;
  const until = new Date(boughtAt.getTime() + days * DAY_MS);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  return `${line} ${i18n.messagesOf(i18n.language, 'gift-mail')('gift.installBy', { date })}`;
}

/** What the receipt says about the gift. `at`: when the receipt is written. */
export function giftFacts(
  gift: GiftOfMail,
  { language, at }: Readonly<{ language: Language; at: Date }>,
): Pick<GiftReceiptMail, 'recipientEmail' | 'recipientName' | 'message' | 'day'> {
  const { recipientEmail, recipientName, message, sendAt, timeZone } = gift;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone });
  return { recipientEmail, recipientName, message, day: sendAt <= at ? null : day.format(sendAt) };
}
