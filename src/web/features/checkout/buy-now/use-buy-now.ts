import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { EMPTY_CART, type Cart } from '#core/cart/cart.ts';
import { keptPlanAlone } from '../../../checkout/kept-checkout.ts';

/** Of the history entry, so that a reload and Back from the payment page keep it. */
const BuyNowState = z.object({ plan: z.string(), isAlone: z._default(z.boolean(), false) });
const HistoryState = z.record(z.string(), z.unknown());

type BuyNowState = z.infer<typeof BuyNowState>;

export type BuyNow = Readonly<{
  /** The plan of "Buy now"; null when the checkout was opened from the cart. */
  plan: string | null;
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
  const isCanceled = pathname.endsWith('/checkout/canceled');
  const navigate = useNavigate();
  const current = useMemo(() => splitCart(cart, choiceOf(state, isCanceled)), [cart, state, isCanceled]);
  const [shown, setShown] = useState(current);
  if (!isLeaving && shown !== current) setShown(current);
  const alone = shown.isAlone ? shown.plan : null;
  useEffect(() => {
    if (!isLeaving) return;
    if (alone === null) keptPlanAlone.forget();
    else keptPlanAlone.keep(alone);
  }, [isLeaving, alone]);
  return {
    ...shown,
    chooseAlone: (isAlone) =>
      void navigate(pathname + search + hash, {
        replace: true,
        preventScrollReset: true,
        state: { ...HistoryState.safeParse(state).data, plan: shown.plan, isAlone },
      }),
  };
}

/** A customer who comes back from the payment page continues with what was to be paid there. */
function choiceOf(state: unknown, isCanceled: boolean): BuyNowState | null {
  const { success, data } = BuyNowState.safeParse(state);
  if (success) return data;
  const kept = isCanceled ? keptPlanAlone.read() : null;
  return kept === null ? null : { plan: kept, isAlone: true };
}

function splitCart(cart: Cart, choice: BuyNowState | null): BuyNow {
  const wanted = cart.filter(({ packageId }) => packageId === choice?.plan);
  if (choice === null || wanted.length === 0)
    return { plan: null, items: cart, others: EMPTY_CART, isAlone: false };
  const { plan, isAlone } = choice;
  const others = cart.filter(({ packageId }) => packageId !== plan);
  return { plan, items: isAlone ? wanted : cart, others, isAlone };
}
