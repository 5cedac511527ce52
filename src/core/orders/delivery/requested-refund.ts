import type { UnitOutcome } from './decide-close.ts';
import { unitRefundCents, type RefundReason } from './refund.ts';

/** The reasons for which a person refunds what was delivered. */
export const REQUESTED_REASONS = [
  'guarantee',
  'withdrawal',
  'goodwill',
] as const satisfies readonly RefundReason[];
export type RequestedReason = (typeof REQUESTED_REASONS)[number];

export function isRequested(reason: RefundReason): reason is RequestedReason {
  return REQUESTED_REASONS.some((requested) => requested === reason);
}

/** One decision of a person: these units of one order, for one reason. */
export type RefundRequest = Readonly<{
  orderId: string;
  unitIds: readonly string[];
  reason: RequestedReason;
  /** The user id of the member of staff. */
  by: string;
  at: Date;
}>;

type RefundedUnit = Readonly<{ unitId: string; amountCents: number }>;

/** Why a unit cannot be refunded. `open`: it is still being delivered; undelivered it is refunded by itself. */
export type RefundObstacle = 'unknown' | 'open' | 'refunded' | 'free';

export type RefundRequestOutcome =
  /** The refunds are made by jobs, each exactly once. Also for the same request sent again. */
  | Readonly<{ kind: 'requested'; requestId: string; refunds: readonly RefundedUnit[] }>
  | Readonly<{ kind: 'not-found' }>
  /** Nothing was written. */
  | Readonly<{
      kind: 'refused';
      obstacles: readonly Readonly<{ unitId: string; why: RefundObstacle }>[];
    }>;

export interface RefundRequests {
  /** Writes the refunds with their audit entry and queues their jobs, in one transaction. */
  request(request: RefundRequest): Promise<RefundRequestOutcome>;
}

export type RefundableUnit = Readonly<{
  id: string;
  outcome: UnitOutcome;
  priceCents: number;
  discountCents: number;
  refund: Readonly<{ reason: RefundReason; requestId: string | null; amountCents: number }> | null;
}>;

export type RefundVerdict =
  | Readonly<{ kind: 'refund'; refunds: readonly RefundedUnit[] }>
  /** The same request was sent before. */
  | Readonly<{ kind: 'requested-before'; requestId: string; refunds: readonly RefundedUnit[] }>
  | Extract<RefundRequestOutcome, { kind: 'refused' }>;

/** Whether these units of an order may be refunded now. All or none. */
export function judgeRefund(
  units: readonly RefundableUnit[],
  { unitIds, reason }: Pick<RefundRequest, 'unitIds' | 'reason'>,
): RefundVerdict {
  const wanted = [...new Set(unitIds)].map((id) => ({ id, unit: units.find((unit) => unit.id === id) }));
  const before = earlierRequest(wanted, reason);
  if (before !== null) return before;
  const obstacles = wanted.flatMap(({ id, unit }) => {
    const why = obstacleOf(unit);
    return why === null ? [] : [{ unitId: id, why }];
  });
  if (obstacles.length > 0 || wanted.length === 0) return { kind: 'refused', obstacles };
  return {
    kind: 'refund',
    refunds: wanted.flatMap(({ id, unit }) =>
      unit === undefined ? [] : [{ unitId: id, amountCents: unitRefundCents(unit) }],
    ),
  };
}

type RequestedUnits = readonly Readonly<{ id: string; unit: RefundableUnit | undefined }>[];

function earlierRequest(wanted: RequestedUnits, reason: RequestedReason): RefundVerdict | null {
  const [requestId = null, ...others] = new Set(wanted.map(({ unit }) => unit?.refund?.requestId ?? null));
  if (requestId === null || others.length > 0) return null;
  const refunds = wanted.flatMap(({ id, unit }) =>
    unit?.refund?.reason === reason ? [{ unitId: id, amountCents: unit.refund.amountCents }] : [],
  );
  return refunds.length === wanted.length ? { kind: 'requested-before', requestId, refunds } : null;
}

type Judged = Pick<RefundableUnit, 'outcome' | 'priceCents' | 'discountCents'> &
  Readonly<{ refund: object | null }>;

/** Null: it can be refunded. */
export function obstacleOf(unit: Judged | undefined): RefundObstacle | null {
  if (unit === undefined) return 'unknown';
  if (unit.refund !== null || unit.outcome === 'undeliverable') return 'refunded';
  if (unit.outcome === null) return 'open';
  return unitRefundCents(unit) === 0 ? 'free' : null;
}
