import { totalCents, type CartItem } from '#core/cart/cart.ts';
import { CART_REMINDER_TEXT } from '#core/cart-reminders/cart-reminder.ts';
import type { Language } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { CaptureLeadBody } from '#contract/leads.ts';
import { firstUtm, type Utm } from '../../../visitor/utm.ts';

/** The contract's maximum; the value is still that of the whole cart. */
const MOST_ITEMS = 20;

type Buyer = Readonly<{
  email: string;
  items: readonly CartItem[];
  /** The language of the reminder; null: the box is not ticked. */
  reminderLanguage: Language | null;
}>;

export function leadOf({ email, items, reminderLanguage }: Buyer, utm: Utm = firstUtm()): CaptureLeadBody {
  return {
    email,
    source: 'checkout',
    cartItems: items.slice(0, MOST_ITEMS).map(({ packageId, priceCents, quantity, title, country }) => ({
      packageId,
      price: dollarsFromCents(priceCents),
      quantity,
      title,
      country,
    })),
    cartValueCents: totalCents(items),
    ...utm,
    ...(reminderLanguage !== null && { reminder: { text: CART_REMINDER_TEXT, language: reminderLanguage } }),
  };
}
