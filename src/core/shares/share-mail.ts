import { BRAND } from '#core/brand.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { SharedLife } from '#core/esims/installation/install-state.ts';
import type { MailFrame } from '#core/mail/mail-frame.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { daysStartLine, unitTitle } from '#core/plans/texts/unit-title.ts';
import type { Seller } from '#core/seller.ts';
import type { ServerI18n } from '#messages/translate.ts';
import { formatMailTime } from '#core/mail/format-mail-time.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';

/** Text typed by the sender never appears in it: a stranger could write anything to anyone. */
export type ShareMail = MailFrame &
  Readonly<{
    /** The address of the account that shares the eSIM. Null: the account was deleted. */
    sender: string | null;
    title: string;
    life: SharedLife;
    daysStart: string;
    url: string;
    /** When the link ends: "Nov 19, 2026, 5:02 PM UTC (Coordinated Universal Time)". */
    until: string;
  }>;

type Facts = ServerI18n &
  Readonly<{
    described: Offer['described'];
    sender: string | null;
    expiresAt: Date;
    life: SharedLife;
    url: string;
    seller: Seller;
  }>;

export function shareMail(facts: Facts): ShareMail {
  const { language, messagesOf, described, sender, expiresAt, life, url, seller } = facts;
  const country = placeWithArticle(destinationName(described, language), language);
  const subject = messagesOf(language, 'share-mail')('subject', { country, brand: BRAND });
  return {
    language,
    subject,
    heading: subject,
    seller,
    sender,
    life,
    title: unitTitle(described, facts),
    daysStart: daysStartLine(described, facts),
    url,
    until: formatMailTime(expiresAt, language),
  };
}
