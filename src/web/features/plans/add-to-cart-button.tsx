import { useCart, type CartPlan } from '../../cart-context.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { PlanCardView } from './plan-card-view.ts';

export function AddToCartButton({ plan }: Readonly<{ plan: PlanCardView }>) {
  const t = useMessages('plans');
  const { add } = useCart();
  return (
    <button
      type="button"
      className={`mt-auto w-full ${buttonClass('primaryNarrow')}`}
      aria-label={`${t('addToCart')}: ${plan.title}, ${plan.data}, ${plan.validity}`}
      onClick={() => void add(cartPlanOf(plan))}
    >
      {t('addToCart')}
    </button>
  );
}

function cartPlanOf(plan: PlanCardView): CartPlan {
  const { id, title, country, countryCode, data, validity, priceDollars, packageType, networks, operator } =
    plan;
  return {
    id,
    packageId: id,
    title,
    country,
    countryCode,
    data,
    validity,
    price: priceDollars,
    packageType,
    networks,
    operator,
  };
}
