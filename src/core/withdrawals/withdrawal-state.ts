import type { UnitOutcome } from '#core/orders/delivery/decide-close.ts';
import type { OrderRecord } from '#core/orders/history/order-record.ts';
import type { DeclaredWithdrawal } from './withdrawal.ts';
import { isWithdrawalInTime, lastWithdrawalDay } from './withdrawal-period.ts';

/** What is left of the right of withdrawal of one order. */
export type WithdrawalState = Readonly<{
  /**
   * `declared`: the customer withdrew and nobody has decided yet. `withdrawn`: accepted. `refused`: the answer is in the
   * email about it.
   */
  state: 'open' | 'used' | 'expired' | 'declared' | 'withdrawn' | 'refused';
  /** When the customer ticked the text about withdrawal. Null: the checkout showed a sentence without a box. */
  acceptedAt: Date | null;
  /** The last day of the period. */
  lastDay: Date;
  /** When the customer declared it; null: never. */
  declaredAt: Date | null;
  /** Something else of the order can still be withdrawn from. Only after a declaration. */
  hasMore: boolean;
}>;

type Withdrawable = Pick<OrderRecord, 'withdrawalAcceptedAt' | 'paidAt' | 'units' | 'withdrawals'>;

/**
 * The right of withdrawal: 14 days from the contract, until everything that was delivered has been used. Null: the
 * customer lives where the checkout showed no box, and has not declared a withdrawal.
 */
export function withdrawalState(order: Withdrawable, now: Date): WithdrawalState | null {
  const { withdrawalAcceptedAt: acceptedAt, paidAt, withdrawals } = order;
  const last = lastOf(withdrawals);
  if (acceptedAt === null && last === null) return null;
  return {
    state: declaredState(order, last) ?? remainingState(order, now),
    acceptedAt,
    lastDay: lastWithdrawalDay(paidAt),
    declaredAt: last?.declaredAt ?? null,
    hasMore: last !== null && hasMore(order, now),
  };
}

/** In time, something is left that no declaration names, that was not used and whose money was not refunded. */
function hasMore({ paidAt, units, withdrawals }: Withdrawable, now: Date): boolean {
  const isNamed = (position: number) =>
    withdrawals.some(({ positions }) => positions.length === 0 || positions.includes(position));
  return (
    isWithdrawalInTime(paidAt, now) &&
    units.some(
      ({ outcome, firstConnectedAt, refund }, index) =>
        outcome !== 'undeliverable' && firstConnectedAt === null && refund === null && !isNamed(index + 1),
    )
  );
}

type UsableUnit = Readonly<{
  outcome: UnitOutcome;
  firstConnectedAt: Date | null;
  /** Null: none was made or is due. */
  refund: unknown;
}>;

/** Every eSIM that was delivered has connected, but for those that were refunded. A top-up reports no use of its own. */
export function isUsed(units: readonly UsableUnit[]): boolean {
  const delivered = units.filter(({ outcome }) => outcome !== 'undeliverable');
  return (
    delivered.some(({ firstConnectedAt }) => firstConnectedAt !== null) &&
    delivered.every(({ firstConnectedAt, refund }) => firstConnectedAt !== null || refund !== null)
  );
}

type UsableOrder = Readonly<{ withdrawalAcceptedAt: Date | null; units: readonly UsableUnit[] }>;

/** Use ends the right only of a customer who accepted that at the checkout. */
export function isRightEndedByUse({ withdrawalAcceptedAt, units }: UsableOrder): boolean {
  return withdrawalAcceptedAt !== null && isUsed(units);
}

/** One that is undecided counts before decided ones, which may be about other eSIMs of the order. */
function lastOf(withdrawals: readonly DeclaredWithdrawal[]): DeclaredWithdrawal | null {
  return withdrawals.find(({ status }) => status === 'open') ?? withdrawals.at(-1) ?? null;
}

function declaredState(
  { units }: Pick<Withdrawable, 'units'>,
  last: DeclaredWithdrawal | null,
): WithdrawalState['state'] | null {
  if (last?.status === 'open') return 'declared';
  if (last?.status === 'accepted' || units.some(({ refund }) => refund?.reason === 'withdrawal'))
    return 'withdrawn';
  return last === null ? null : 'refused';
}

function remainingState({ paidAt, units }: Withdrawable, now: Date): WithdrawalState['state'] {
  if (!isWithdrawalInTime(paidAt, now)) return 'expired';
  return isUsed(units) ? 'used' : 'open';
}
