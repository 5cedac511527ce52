export const ORDER_STATUSES = ['awaiting-payment', 'paid', 'fulfilled', 'refunded', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * All status changes of an order, in one table; the database refuses every other change as well. `fulfilled`: every
 * unit is settled and at least one was delivered. `refunded`: none was delivered and all money is refunded.
 */
const LEGAL_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['paid', 'cancelled'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['refunded'],
  refunded: [],
  cancelled: [],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return LEGAL_MOVES[from].includes(to);
}
