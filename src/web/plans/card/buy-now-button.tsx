import { useState } from 'react';
import { useCart } from '../../cart/cart-context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cartPlanOf } from './add-to-cart-button.tsx';
import { planName, type PlanCardView } from './plan-card-view.ts';
import type { PlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{ plan: PlanCardView; i18n: PlanI18n }>;

/** Puts the plan into the cart, unless it is there, and opens the checkout. */
export function BuyNowButton({ plan, i18n: { t } }: Properties) {
  const { buy } = useCart();
  const [isBuying, setIsBuying] = useState(false);
  const press = async () => {
    if (isBuying) return;
    setIsBuying(true);
    await buy(cartPlanOf(plan));
    setIsBuying(false);
  };
  return (
    <button
      type="button"
      className={`noscript:hidden aria-disabled:opacity-60 ${buttonClass('primary')}`}
      aria-label={`${t('buyNow')}: ${planName(plan)}, ${plan.price}`}
      aria-disabled={isBuying}
      onClick={() => void press()}
    >
      {t('buyNow')}
    </button>
  );
}
