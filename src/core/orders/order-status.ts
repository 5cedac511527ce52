export const ORDER_STATUSES = ['awaiting-payment', 'paid', 'fulfilled', 'refunded', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * The whole life of an order, in one table; the database refuses every other move as well. `fulfilled` means
 * that every unit is settled and at least one was delivered; `refunded` that none was and all money is back.
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
