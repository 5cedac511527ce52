import { useState } from 'react';
import { useCart, type CartPlan } from '../../../cart/cart-context.ts';

type Wanted = Readonly<{ plan: CartPlan; count: number }>;

/** Puts several of several plans into the cart, one plan after the other, so that each is checked and said. */
export function useAddPlans() {
  const { items, add, setQuantity } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  const addPlans = async (wanted: readonly Wanted[]) => {
    setIsAdding(true);
    for (const { plan, count } of wanted) {
      const had = items.find(({ packageId }) => packageId === plan.packageId)?.quantity ?? 0;
      await add(plan);
      if (count > 1) setQuantity(plan.packageId, had + count);
    }
    setIsAdding(false);
  };
  return { isAdding, addPlans };
}
