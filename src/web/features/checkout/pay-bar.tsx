import { Lock } from 'lucide-react';
import { checkoutTotals, type AppliedDiscount } from '#core/checkout/coupon.ts';
import type { Cart } from '#core/cart/cart.ts';
import { formatMoney, money } from '#core/money.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  state: 'open' | 'busy' | 'leaving';
  items: Cart;
  discount: AppliedDiscount | null;
  /** How many fields of the last attempt are still missing or not valid. */
  missing: number;
}>;

/** The pay button, with the total; on a phone it stays visible. */
export function PayBar({ state, items, discount, missing }: Properties) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const total = formatMoney(money(checkoutTotals(items, discount).totalCents), language);
  const words = { open: t('pay', { total }), busy: t('paying'), leaving: t('leaving') };
  return (
    <div className="pay-bar">
      <p role="status" className="pay-missing">
        {missing === 0 ? '' : t('missing', { count: missing })}
      </p>
      <button
        type="submit"
        className={`w-full ${buttonClass('primary')}`}
        aria-disabled={state !== 'open'}
        data-busy={state !== 'open'}
      >
        <Lock aria-hidden="true" className="size-4" />
        <span aria-live="polite">{words[state]}</span>
      </button>
    </div>
  );
}
