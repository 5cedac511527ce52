import type { OrderRecord } from './order-record.ts';

export type WithdrawalState = Readonly<{
  state: 'open' | 'used' | 'expired' | 'withdrawn';
  acceptedAt: Date;
  /** The last day of the period. */
  until: Date;
}>;

const PERIOD_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The right of withdrawal of a customer who had to tick its text: 14 days from the order, until everything that was
 * delivered has been used. Null: the customer lives where the checkout showed no box.
 */
export function withdrawalState(
  order: Pick<OrderRecord, 'withdrawalAcceptedAt' | 'placedAt' | 'units'>,
  now: Date,
): WithdrawalState | null {
  const { withdrawalAcceptedAt: acceptedAt, placedAt } = order;
  if (acceptedAt === null) return null;
  const until = new Date(placedAt.getTime() + PERIOD_DAYS * DAY_MS);
  return { state: stateOf(order, now > until), acceptedAt, until };
}

function stateOf({ units }: Pick<OrderRecord, 'units'>, isOver: boolean): WithdrawalState['state'] {
  if (units.some(({ refund }) => refund?.reason === 'withdrawal')) return 'withdrawn';
  if (isOver) return 'expired';
  const delivered = units.filter(({ outcome }) => outcome !== 'undeliverable');
  return delivered.length > 0 && delivered.every(({ firstConnectedAt }) => firstConnectedAt !== null)
    ? 'used'
    : 'open';
}
