import type { CheckoutRequest, CheckoutStore, PlaceResult } from '#core/orders/checkout/checkout-store.ts';
import { ConcurrencyLimit } from '#core/limits/concurrency-limit.ts';
import { violatedConstraint } from '../connection/violated-constraint.ts';
import { cancelOrder, lockPayableSession } from './cancel-order.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { placeOrder, PlaceUndone, type PlaceMoments, type PlaceNeeds } from './place-order.ts';
import { rememberSession } from './remember-session.ts';

type Needs = PlaceNeeds & Readonly<{ postgres: Postgres }>;

const MAX_ATTEMPTS = 5;
/**
 * Buyers of the same code or last unit wait for each other; while they wait they must not use all
 * connections.
 */
const CONCURRENCY = { atOnce: 5, maxWaiting: 1_000 };
/** Two first-order codes were held at the same moment. The retry sees the other hold and replaces it. */
const FIRST_ORDER_TAKEN = 'discount_redemptions_one_first_order';

export function createCheckoutStore(needs: Needs): CheckoutStore {
  const concurrencyLimit = new ConcurrencyLimit(CONCURRENCY);
  return {
    async place(request, at) {
      const result = await concurrencyLimit.pass(() => place(needs, request, at));
      return result === 'overloaded' ? { kind: 'overloaded' } : result;
    },
    openSession: (orderId, { id, url, amountCents }, at) =>
      needs.postgres.transaction((tx) => rememberSession(tx, orderId, { id, url, amountCents, at })),
    cancel: (orderId, { at, expiredSessionId }) =>
      needs.postgres.transaction(async (tx) => {
        const payable = await lockPayableSession(tx, orderId, expiredSessionId);
        if (payable === null) await cancelOrder(tx, orderId, { at });
        return payable;
      }),
  };
}

async function place(needs: Needs, request: CheckoutRequest, at: PlaceMoments): Promise<PlaceResult> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await tryToPlace(needs, request, at);
    if (result !== 'retry') return result;
  }
  return { kind: 'closed', paidSessionId: null };
}

async function tryToPlace(
  needs: Needs,
  request: CheckoutRequest,
  at: PlaceMoments,
): Promise<PlaceResult | 'retry'> {
  try {
    return await needs.postgres.transaction((tx) => placeOrder(tx, needs, { request, at }));
  } catch (error) {
    if (error instanceof PlaceUndone) return error.result;
    if (violatedConstraint(error) === FIRST_ORDER_TAKEN) return 'retry';
    throw error;
  }
}
