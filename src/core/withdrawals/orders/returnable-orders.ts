import { isWithdrawalInTime } from '../withdrawal-period.ts';

type PaidOrder = Readonly<{
  /** ISO 8601. */
  paidAt: string;
  hasOpenWithdrawal: boolean;
  isRightEndedByUse: boolean;
  units: readonly Readonly<{ state: 'processing' | 'delivered' | 'refunding' | 'refunded' }>[];
}>;

/**
 * The orders that their customer may still withdraw from: in time, not used up, and something of it is neither refunded nor being
 * returned. Of an order that is returned in part the list of orders does not say which part, so it stays.
 */
export function returnableOrders<Order extends PaidOrder>(
  orders: readonly Order[],
  now: Date,
): readonly Order[] {
  return orders.filter(
    ({ paidAt, hasOpenWithdrawal, isRightEndedByUse, units }) =>
      !isRightEndedByUse &&
      isWithdrawalInTime(new Date(paidAt), now) &&
      units.filter(({ state }) => state === 'processing' || state === 'delivered').length >
        (hasOpenWithdrawal ? 1 : 0),
  );
}
