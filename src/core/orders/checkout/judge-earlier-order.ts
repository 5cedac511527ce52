import { MINUTE_MS } from '#core/durations.ts';
import type { OrderStatus } from '../order-status.ts';

export type EarlierOrder = Readonly<{ requestHash: string; status: OrderStatus; payUntil: Date }>;

type Earlier = Readonly<{
  /** The order that this idempotency key made. */
  sameKey: EarlierOrder | null;
  /** The order of this cart that awaits payment. */
  openOfCart: EarlierOrder | null;
}>;
type Request = Readonly<{ requestHash: string; now: Date }>;

export type EarlierVerdict =
  | 'none'
  /** The customer pays the earlier order: the request is a repetition. */
  | 'pay-same-key'
  | 'pay-open-of-cart'
  | 'key-reused'
  /** The order of this key can no longer be paid. */
  | 'closed'
  /** The cart's earlier order has other content or too little time left, and must be ended first. */
  | 'cart-busy';

/** A customer needs this long to pay. */
const ENOUGH_TO_PAY_MS = 5 * MINUTE_MS;

/** Whether a checkout is new or repeats an earlier one, by its idempotency key first and then by its cart. */
export function judgeEarlierOrder(
  { sameKey, openOfCart }: Earlier,
  { requestHash, now }: Request,
): EarlierVerdict {
  if (sameKey !== null) {
    if (sameKey.requestHash !== requestHash) return 'key-reused';
    return sameKey.status === 'awaiting-payment' ? 'pay-same-key' : 'closed';
  }
  if (openOfCart === null) return 'none';
  const hasTime = openOfCart.payUntil.getTime() - now.getTime() > ENOUGH_TO_PAY_MS;
  return openOfCart.requestHash === requestHash && hasTime ? 'pay-open-of-cart' : 'cart-busy';
}
