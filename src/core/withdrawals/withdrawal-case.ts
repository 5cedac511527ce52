import type { Offer } from '#core/orders/checkout/offer.ts';
import type { UnitOutcome } from '#core/orders/delivery/decide-close.ts';
import type { Refusal, WithdrawalReceipt, WithdrawalStatus } from './withdrawal.ts';
import { isWithdrawalInTime, lastWithdrawalDay } from './withdrawal-period.ts';

/** One eSIM or top-up of the order, as staff see it. */
export type CaseUnit = Readonly<{
  id: string;
  position: number;
  described: Offer['described'];
  outcome: UnitOutcome;
  firstConnectedAt: Date | null;
  /** What a refund of it would be. */
  refundCents: number;
  /** A refund of it was made or is due. */
  isRefunded: boolean;
}>;

export type CaseOrder = Readonly<{
  id: string;
  paidAt: Date;
  currency: string;
  /** What the customer accepted at checkout: immediate delivery, and that the right ends with use. Null: no box was shown. */
  consent: Readonly<{ text: string; language: string; acceptedAt: Date }> | null;
  units: readonly CaseUnit[];
}>;

export type WithdrawalCase = WithdrawalReceipt &
  Readonly<{
    id: string;
    status: WithdrawalStatus;
    refusal: Refusal | null;
    note: string | null;
    decidedAt: Date | null;
    /** Null: no paid order has this number and this address. */
    order: CaseOrder | null;
  }>;

/** What speaks for and against a withdrawal. A person decides. */
export type CaseJudgement = Readonly<{
  /** Null: there is no order. */
  isInTime: boolean | null;
  lastDay: Date | null;
  /** Units of the declaration that can be refunded. */
  refundable: readonly CaseUnit[];
  /** Those of them that were used after the customer accepted that use ends the right. */
  used: readonly CaseUnit[];
  /** Null: accept it. */
  reasonToRefuse: Exclude<Refusal, 'other'> | null;
}>;

export function judgeCase({ order, declaredAt, positions }: WithdrawalCase): CaseJudgement {
  if (order === null)
    return { isInTime: null, lastDay: null, refundable: [], used: [], reasonToRefuse: 'unknown-order' };
  const declared = order.units.filter(
    ({ position }) => positions.length === 0 || positions.includes(position),
  );
  const refundable = declared.filter(({ isRefunded, refundCents }) => !isRefunded && refundCents > 0);
  const used =
    order.consent === null ? [] : refundable.filter(({ firstConnectedAt }) => firstConnectedAt !== null);
  const isInTime = isWithdrawalInTime(order.paidAt, declaredAt);
  return {
    isInTime,
    lastDay: lastWithdrawalDay(order.paidAt),
    refundable,
    used,
    reasonToRefuse: reasonToRefuse({ isInTime, refundable: refundable.length, used: used.length }),
  };
}

type Counts = Readonly<{ isInTime: boolean; refundable: number; used: number }>;

function reasonToRefuse({ isInTime, refundable, used }: Counts): CaseJudgement['reasonToRefuse'] {
  if (refundable === 0) return 'already-refunded';
  if (!isInTime) return 'too-late';
  return used === refundable ? 'used' : null;
}
