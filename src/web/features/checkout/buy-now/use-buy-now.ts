import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { EMPTY_CART, type Cart } from '#core/cart/cart.ts';

/** Of the history entry, so that a reload and Back from the payment page keep it. */
const BuyNowState = z.object({ plan: z.string(), isAlone: z._default(z.boolean(), false) });
const HistoryState = z.record(z.string(), z.unknown());

export type BuyNow = Readonly<{
  /** What is paid for. */
  items: Cart;
  /** What was in the cart besides the plan of "Buy now"; empty when the checkout was opened from the cart. */
  others: Cart;
  /** Only the plan of "Buy now" is paid for; the others stay in the cart. */
  isAlone: boolean;
}>;

type BuyNowChoice = BuyNow & Readonly<{ chooseAlone: (isAlone: boolean) => void }>;

/** The order of a checkout that "Buy now" opened. It stays the same while the browser goes to the payment page. */
export function useBuyNow(cart: Cart, isLeaving: boolean): BuyNowChoice {
  const { pathname, search, hash, ...entry } = useLocation();
  const state: unknown = entry.state;
  const navigate = useNavigate();
  const current = useMemo(() => splitCart(cart, state), [cart, state]);
  const [shown, setShown] = useState(current);
  if (!isLeaving && shown !== current) setShown(current);
  return {
    ...shown,
    chooseAlone: (isAlone) =>
      void navigate(pathname + search + hash, {
        replace: true,
        preventScrollReset: true,
        state: { ...HistoryState.safeParse(state).data, isAlone },
      }),
  };
}

function splitCart(cart: Cart, state: unknown): BuyNow {
  const { success, data } = BuyNowState.safeParse(state);
  const wanted = success ? cart.filter(({ packageId }) => packageId === data.plan) : EMPTY_CART;
  if (!success || wanted.length === 0) return { items: cart, others: EMPTY_CART, isAlone: false };
  const others = cart.filter(({ packageId }) => packageId !== data.plan);
  return { items: data.isAlone ? wanted : cart, others, isAlone: data.isAlone };
}
