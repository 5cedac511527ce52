import { useMemo } from 'react';
import { EMPTY_CART, MOST_OF_ONE, quantityOf, removeFromCart, setQuantity } from '#core/cart/cart.ts';
import type { CartPlan, CartValue } from '../../cart/cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessageStore } from '../../language/use-message-store.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import type { CartNotice } from './cart-toasts.ts';
import type { CartServiceNeeds } from './cart-service.ts';
import { createOptimisticQuantity } from './optimistic-quantity.ts';
import { pageCart } from './page-cart.ts';

type CartActions = Pick<CartValue, 'add' | 'setQuantity' | 'remove' | 'clear'>;

const loadCartService = () => import('./cart-service.ts');

/**
 * Before plans are added or quantities increased, the shop checks the stock; the code for it is loaded when first
 * needed.
 */
export function useCartActions(openCart: () => void): CartActions {
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const store = useMessageStore();
  const t = useMessages('shell');
  return useMemo(() => {
    const showNotValidated = () =>
      void toasts.show(
        navigator.onLine
          ? { title: t('cart.notValidated'), text: t('cart.notValidatedText'), tone: 'bad' }
          : { title: t('toast.offlineTitle'), text: t('cart.offlineText'), tone: 'bad' },
      );
    return cartActions({ anonKey, language, store, openCart }, showNotValidated);
  }, [anonKey, language, store, t, openCart]);
}

function cartActions(needs: CartServiceNeeds, showNotValidated: () => void): CartActions {
  const adding = new Map<string, Promise<void>>();
  const optimistic = createOptimisticQuantity(pageCart);

  const addOnce = async (plan: CartPlan) => {
    try {
      const { addPlan } = await loadCartService();
      await addPlan(plan, needs);
    } catch {
      showNotValidated();
    } finally {
      adding.delete(plan.packageId);
    }
  };

  const increase = async (packageId: string, wanted: number) => {
    const held = optimistic.begin(packageId);
    pageCart.change((cart) => setQuantity(cart, packageId, wanted));
    try {
      const { confirmIncrease } = await loadCartService();
      const isConfirmed = await confirmIncrease({ packageId, wanted, held }, needs);
      optimistic.end({ packageId, wanted, isConfirmed });
    } catch {
      optimistic.end({ packageId, wanted, isConfirmed: false });
      showNotValidated();
    }
  };

  const showToast = async (notice: CartNotice) => {
    const { showCartToast } = await loadCartService();
    await showCartToast(notice, needs);
  };

  return {
    // A second press while the check is in progress belongs to the same request and adds nothing.
    add(plan) {
      const pending = adding.get(plan.packageId) ?? addOnce(plan);
      adding.set(plan.packageId, pending);
      return pending;
    },
    setQuantity(packageId, wanted) {
      const held = quantityOf(pageCart.read(), packageId);
      if (held > 0 && wanted > held) void increase(packageId, Math.min(MOST_OF_ONE, wanted));
      else pageCart.change((cart) => setQuantity(cart, packageId, wanted));
    },
    remove(packageId) {
      const plan = pageCart.read().find((item) => item.packageId === packageId);
      if (plan === undefined) return;
      pageCart.change((cart) => removeFromCart(cart, packageId));
      showToast({ kind: 'removed', plan }).catch(() => undefined);
    },
    clear() {
      pageCart.change(() => EMPTY_CART);
      showToast({ kind: 'cleared' }).catch(() => undefined);
    },
  };
}
