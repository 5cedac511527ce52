import {
  createCartReminderTokens,
  createNewsletterTokens,
} from '#adapters/encryption/create-mail-link-tokens.ts';
import { cartReminderMail } from '#core/cart-reminders/cart-reminder-mail.ts';
import type { Language } from '#core/language.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { newsletterMail } from '#core/newsletter/newsletter-mail.ts';
import type { NewsletterMailKind } from '#core/newsletter/newsletter.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

const SAMPLE = { id: '8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d', email: 'ana@example.com' };
const SECRET = 'sample';

export function sampleNewsletter(
  kind: NewsletterMailKind,
  language: Language,
  publicOrigin: string,
): UnrenderedMail {
  const newsletterTokens = createNewsletterTokens(SECRET);
  const facts = { newsletterTokens, publicOrigin, seller: SANDBOX_SELLER, messagesOf };
  return newsletterMail({ ...SAMPLE, kind, language }, facts);
}

export function sampleCartReminder(
  language: Language,
  described: Offer['described'],
  publicOrigin: string,
): UnrenderedMail {
  const offer = {
    packageId: 'sample',
    slug: 'japan',
    type: 'sim',
    priceCents: 950,
    availableStock: null,
    isWithdrawn: false,
    described,
  } as const;
  const lines = [
    { offer, quantity: 2 },
    { offer: { ...offer, priceCents: 1_800 }, quantity: 1 },
  ];
  const cartReminderTokens = createCartReminderTokens(SECRET);
  const facts = { cartReminderTokens, publicOrigin, seller: SANDBOX_SELLER, messagesOf };
  return cartReminderMail({ ...SAMPLE, language, lines }, facts);
}
