import type { Discount, DiscountCustomer } from './discount.ts';

/** A use of a code by this customer: held for an order that awaits payment, or used by one that was paid. */
export type Redemption = Readonly<{
  orderId: string;
  code: string;
  /** Which of the customer's uses of the code it is; null when the code has no such limit. */
  slot: number | null;
  isFirstOrder: boolean;
  state: 'held' | 'used';
}>;

type History = Readonly<{
  /** Of this customer: with this code, and those for first orders. Others may be among them and do not matter. */
  redemptions: readonly Redemption[];
  hasPaidOrder: boolean;
}>;

export type UsableCoupon = Readonly<{
  /** Counted as if `ended` had given back what they hold. */
  discount: Discount;
  customer: DiscountCustomer;
  /** The customer's uses of the code that stay taken. */
  takenSlots: readonly number[];
  /** Orders that must be ended before this code is held again. */
  ended: readonly string[];
}>;

/**
 * A new checkout takes over what an unpaid checkout of the same address holds: the same code, or, since only one order
 * can be the first, any other code for first orders. What was paid is never touched and counts.
 */
export function takeOverHolds(discount: Discount, { redemptions, hasPaidOrder }: History): UsableCoupon {
  const ended = redemptions.filter((one) => givesWay(one, discount));
  const staying = redemptions.filter((one) => !ended.includes(one));
  const ofCode = staying.filter(({ code }) => code === discount.code);
  const endedUses = ended.filter(({ code }) => code === discount.code).length;
  return {
    discount: { ...discount, uses: discount.uses - endedUses },
    customer: {
      uses: ofCode.length,
      hasOrdered: hasPaidOrder || staying.some(({ isFirstOrder }) => isFirstOrder),
    },
    takenSlots: ofCode.flatMap(({ slot }) => slot ?? []),
    ended: ended.map(({ orderId }) => orderId),
  };
}

function givesWay({ state, code, isFirstOrder }: Redemption, discount: Discount): boolean {
  return state === 'held' && (code === discount.code || (discount.firstOrderOnly && isFirstOrder));
}
