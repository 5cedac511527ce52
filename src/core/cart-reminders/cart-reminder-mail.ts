import { lineCents } from '#core/cart/cart.ts';
import { localizedPath } from '#core/language-path.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { formatMoney, money } from '#core/money.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { cartOptOutPath, restorePath } from './cart-reminder.ts';
import type { CartReminderTokens, DueCartReminder } from './cart-reminder-store.ts';

export type CartReminderMailFacts = Readonly<{
  cartReminderTokens: CartReminderTokens;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

export function cartReminderMail(
  { id, email, language, lines }: Pick<DueCartReminder, 'id' | 'email' | 'language' | 'lines'>,
  { cartReminderTokens, publicOrigin, seller, messagesOf }: CartReminderMailFacts,
): UnrenderedMail<'cart-reminder'> {
  const t = messagesOf(language, 'cart-reminder-mail');
  const subject = t('subject');
  const urlOf = (path: string) => publicOrigin + localizedPath(path, language);
  const shown = (cents: number) => formatMoney(money(cents), language);
  const priced = lines.map(({ offer: { packageId, priceCents, described }, quantity }) => ({
    title: t('line', { title: unitTitle(described, { language, messagesOf }), count: quantity }),
    cents: lineCents({ packageId, priceCents, quantity }),
  }));
  return {
    name: 'cart-reminder',
    content: {
      language,
      subject,
      heading: subject,
      seller,
      lines: priced.map(({ title, cents }) => ({ title, price: shown(cents) })),
      total: shown(priced.reduce((sum, { cents }) => sum + cents, 0)),
      restoreUrl: urlOf(restorePath(cartReminderTokens.restore.tokenOf(id))),
      optOutUrl: urlOf(cartOptOutPath(cartReminderTokens.stop.tokenOf(email))),
    },
  };
}
