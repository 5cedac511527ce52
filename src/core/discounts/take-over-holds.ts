import type { OrderStatus } from '#core/orders/order-status.ts';
import type { Discount, DiscountCustomer } from './discount.ts';

/** An order with one of these makes the next one no first order. One that was refunded as a whole or never paid does not. */
export const EARLIER_ORDER_STATUSES = ['paid', 'fulfilled'] as const satisfies readonly OrderStatus[];

/** One use of a code by this customer: held for an order that awaits payment, or used by a paid order. */
export type Redemption = Readonly<{
  orderId: string;
  code: string;
  /** The number of this use among the customer's uses of the code; null when the code has no such limit. */
  slot: number | null;
  isFirstOrder: boolean;
  state: 'held' | 'used';
}>;

type History = Readonly<{
  /**
   * This customer's redemptions of this code and of codes for first orders. Others may be included; they are
   * ignored.
   */
  redemptions: readonly Redemption[];
  hasPaidOrder: boolean;
}>;

export type UsableCoupon = Readonly<{
  /** Its uses are counted as if the `ended` orders had already released theirs. */
  discount: Discount;
  customer: DiscountCustomer;
  /** The slots of the customer's uses that stay taken. */
  takenSlots: readonly number[];
  /** Orders that must be ended before this code can be held again. */
  ended: readonly string[];
}>;

/**
 * A new checkout takes over the holds of unpaid checkouts of the same address: of the same code, or, because only
 * one order can be the first, of any other code for first orders. Paid uses are never released and count.
 */
export function takeOverHolds(discount: Discount, { redemptions, hasPaidOrder }: History): UsableCoupon {
  const ended = redemptions.filter((one) => isReleased(one, discount));
  const remaining = redemptions.filter((one) => !ended.includes(one));
  const ofCode = remaining.filter(({ code }) => code === discount.code);
  const endedUses = ended.filter(({ code }) => code === discount.code).length;
  return {
    discount: { ...discount, uses: discount.uses - endedUses },
    customer: {
      uses: ofCode.length,
      hasOrdered: hasPaidOrder || remaining.some(({ isFirstOrder }) => isFirstOrder),
    },
    takenSlots: ofCode.flatMap(({ slot }) => slot ?? []),
    ended: ended.map(({ orderId }) => orderId),
  };
}

function isReleased({ state, code, isFirstOrder }: Redemption, discount: Discount): boolean {
  return state === 'held' && (code === discount.code || (discount.firstOrderOnly && isFirstOrder));
}
