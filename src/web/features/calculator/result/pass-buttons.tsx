import { useState } from 'react';
import { useCart } from '../../../cart/cart-context.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { PlanPass } from './plan-pass.ts';
import { useAddPlans } from './use-add-plans.ts';

type AddProperties = Readonly<{
  pass: PlanPass;
  count: number;
  /** What they cost together, where several are needed. */
  total?: string;
}>;

export function AddPlansButton({ pass: { cartPlan }, count, total }: AddProperties) {
  const t = useMessages('calculator');
  const { isAdding, addPlans } = useAddPlans();
  const { title, data, validity } = cartPlan;
  const words = total === undefined ? t('result.addToCart') : t('result.addSeveral', { count, total });
  return (
    <button
      type="button"
      className={total === undefined ? `w-full ${buttonClass('quietNarrow')}` : buttonClass('primary')}
      aria-label={`${words}: ${title}, ${data}, ${validity}`}
      disabled={isAdding}
      onClick={() => void addPlans([{ plan: cartPlan, count }])}
    >
      {words}
    </button>
  );
}

/** Opens the checkout with the plan. */
export function BuyNowButton({ pass: { cartPlan, price } }: Readonly<{ pass: PlanPass }>) {
  const t = useMessages('plans');
  const { buy } = useCart();
  const [isBuying, setIsBuying] = useState(false);
  const press = async () => {
    setIsBuying(true);
    await buy(cartPlan);
    setIsBuying(false);
  };
  const { title, data, validity } = cartPlan;
  return (
    <button
      type="button"
      className={`w-full ${buttonClass('primaryNarrow')}`}
      aria-label={`${t('buyNow')}: ${title}, ${data}, ${validity}, ${price}`}
      disabled={isBuying}
      onClick={() => void press()}
    >
      {t('buyNow')}
    </button>
  );
}
