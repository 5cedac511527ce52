import { useState, type ReactNode } from 'react';
import { useCart, type CartPlan } from '../../cart/cart-context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { planName, type PlanCardView } from './plan-card-view.ts';
import type { PlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{
  plan: PlanCardView;
  i18n: PlanI18n;
  /** True where space is small: the short words. */
  isNarrow?: boolean;
  /** Quiet beside another main button. */
  kind?: 'primary' | 'primaryNarrow' | 'quietNarrow' | 'quietIcon';
  /** Before the words. */
  icon?: ReactNode;
  /** Called when the cart has handled the press, whatever the outcome. */
  onAdded?: () => void;
}>;

/** A cart needs scripts, so without them the button is hidden: the details link leads to the plan's page. */
export function AddToCartButton({ plan, i18n: { t }, isNarrow = false, ...rest }: Properties) {
  const { kind = isNarrow ? 'primaryNarrow' : 'primary', icon, onAdded } = rest;
  const { add } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  const press = async () => {
    if (isAdding) return;
    setIsAdding(true);
    await add(cartPlanOf(plan));
    setIsAdding(false);
    onAdded?.();
  };
  return (
    <button
      type="button"
      className={`w-full noscript:hidden aria-disabled:opacity-60 ${buttonClass(kind)}`}
      aria-label={`${t('addToCart')}: ${planName(plan)}`}
      aria-disabled={isAdding}
      onClick={({ detail }) => {
        // The second click of a double click, which may come after the response to the first.
        if (detail < 2) void press();
      }}
    >
      {icon}
      <span className="whitespace-nowrap">{t(isNarrow ? 'addToCartShort' : 'addToCart')}</span>
    </button>
  );
}

export function cartPlanOf(plan: PlanCardView): CartPlan {
  const { id, title, country, countryCode, data, validity, priceCents, packageType, networks, operator } =
    plan;
  return {
    id,
    packageId: id,
    title,
    country,
    countryCode,
    data,
    validity,
    priceCents,
    packageType,
    networks,
    operator,
  };
}
