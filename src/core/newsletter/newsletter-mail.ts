import { BRAND } from '#core/brand.ts';
import { localizedPath } from '#core/language-path.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { CONFIRM_WITHIN_DAYS, confirmPath, unsubscribePath } from './newsletter.ts';
import type { DueNewsletterMail, NewsletterTokens } from './newsletter-store.ts';

export type NewsletterMailFacts = Readonly<{
  newsletterTokens: NewsletterTokens;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

export function newsletterMail(
  { id, kind, email, language }: Pick<DueNewsletterMail, 'id' | 'kind' | 'email' | 'language'>,
  { newsletterTokens, publicOrigin, seller, messagesOf }: NewsletterMailFacts,
): UnrenderedMail<'newsletter-confirm' | 'newsletter-welcome'> {
  const subject = messagesOf(language, 'newsletter-mail')(`subject.${kind}`, { brand: BRAND });
  const frame = { language, subject, heading: subject, seller };
  const urlOf = (path: string) => publicOrigin + localizedPath(path, language);
  if (kind === 'confirm') {
    const confirmUrl = urlOf(confirmPath(newsletterTokens.confirm.tokenOf(id)));
    return { name: 'newsletter-confirm', content: { ...frame, confirmUrl, days: CONFIRM_WITHIN_DAYS } };
  }
  const unsubscribeUrl = urlOf(unsubscribePath(newsletterTokens.unsubscribe.tokenOf(email)));
  return { name: 'newsletter-welcome', content: { ...frame, plansUrl: urlOf('/plans'), unsubscribeUrl } };
}
