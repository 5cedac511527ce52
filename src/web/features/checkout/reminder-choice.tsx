import { CART_REMINDER_TEXT } from '#core/cart-reminders/cart-reminder.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { TickState } from '../../checkout/consent/consent-checkbox.tsx';

/** The buyer may ask for one email about this cart. Never ticked by itself. */
export function ReminderChoice({ name, isTicked, onTick }: TickState) {
  const t = useMessages('checkout');
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        name={name}
        type="checkbox"
        className="tick"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>
        {t(`reminder.${CART_REMINDER_TEXT}`)} <span className="text-ink-soft">{t('coupon.optional')}</span>
      </span>
    </label>
  );
}
