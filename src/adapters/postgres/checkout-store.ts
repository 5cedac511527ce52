import type { CheckoutRequest, CheckoutStore, PlaceResult } from '#core/orders/checkout-store.ts';
import { Turnstile } from './turnstile.ts';
import { brokenRule } from './broken-rule.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Postgres } from './connect-postgres.ts';
import {
  placeOrder,
  PlaceUndone,
  rememberSession,
  type PlaceMoments,
  type PlaceNeeds,
} from './place-order.ts';

type Needs = PlaceNeeds & Readonly<{ postgres: Postgres }>;

const MOST_BEGINNINGS = 5;
/** Buyers of the same code or last unit wait for each other; they must not hold all connections while they do. */
const AT_ONCE = 5;
/** Two codes for first orders were held at the same moment: only one can be for the first. */
const FIRST_ORDER_TAKEN = 'discount_redemptions_one_first_order';

export function createCheckoutStore(needs: Needs): CheckoutStore {
  const { db } = needs.postgres;
  const turnstile = new Turnstile(AT_ONCE);
  return {
    place(request, at) {
      return turnstile.pass(async () => {
        for (let beginning = 0; beginning < MOST_BEGINNINGS; beginning += 1) {
          const result = await tryPlace(needs, request, at);
          if (result !== 'begin-again') return result;
        }
        return { kind: 'closed', paidSessionId: null };
      });
    },
    openSession: (orderId, { id, url, amountCents }, at) =>
      db.transaction((tx) => rememberSession(tx, orderId, { id, url, amountCents, at })),
    async cancel(orderId, at) {
      await db.transaction((tx) => cancelOrder(tx, orderId, at));
    },
  };
}

async function tryPlace(
  needs: Needs,
  request: CheckoutRequest,
  at: PlaceMoments,
): Promise<PlaceResult | 'begin-again'> {
  try {
    return await needs.postgres.db.transaction((tx) => placeOrder(tx, needs, { request, at }));
  } catch (error) {
    if (error instanceof PlaceUndone) return error.result;
    if (brokenRule(error) === FIRST_ORDER_TAKEN)
      return { kind: 'refused', refusal: { kind: 'coupon-not-valid' } };
    throw error;
  }
}
