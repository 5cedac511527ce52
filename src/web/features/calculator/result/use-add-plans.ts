import { useState } from 'react';
import { useCart, type CartPlan } from '../../../cart/cart-context.ts';

type AddedPlans = Readonly<{ plan: CartPlan; count: number }>;

/** Adds several plans to the cart, one after the other, so that each is checked and has its own toast. */
export function useAddPlans() {
  const { items, add, setQuantity } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  const addPlans = async (wanted: readonly AddedPlans[]) => {
    setIsAdding(true);
    for (const { plan, count } of wanted) {
      const quantityBefore = items.find(({ packageId }) => packageId === plan.packageId)?.quantity ?? 0;
      await add(plan);
      if (count > 1) setQuantity(plan.packageId, quantityBefore + count);
    }
    setIsAdding(false);
  };
  return { isAdding, addPlans };
}
