import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addToCart, quantityOf } from '#core/cart/cart.ts';
import type { CartPlan } from '../../cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { cartStore } from './cart-store.ts';

const ADDED_MS = 3000;

export function useAddToCart(): (plan: CartPlan) => Promise<void> {
  const language = useLanguage();
  const { i18n } = useTranslation();
  return useCallback(
    async (plan) => {
      await i18n.loadNamespaces('cart').catch(() => undefined);
      const t = i18n.getFixedT(language, 'cart');
      const cart = cartStore.change((before) => addToCart(before, plan));
      const said = quantityOf(cart, plan.packageId) === 1 ? 'added' : 'updated';
      toasts.show({
        title: t(`${said}.title`),
        text: t(`${said}.text`, { title: plan.title, data: plan.data }),
        tone: 'good',
        durationMs: ADDED_MS,
      });
    },
    [language, i18n],
  );
}
