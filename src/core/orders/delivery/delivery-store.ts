import { MINUTE_MS } from '#core/durations.ts';
import type { BoughtGoods } from './buy-unit.ts';

/**
 * The time to deliver after payment; then the unit is refunded. Two minutes less than the fifteen we promise, for
 * an attempt that is in progress and for the refund itself.
 */
export const DELIVER_WITHIN_MS = 13 * MINUTE_MS;

/** A unit whose delivery has begun. `attempt` is the fencing token: it grows with every attempt. */
export type HeldUnit = Readonly<{
  id: string;
  orderId: string;
  packageId: string;
  /** The eSIM that a top-up is added to. Null: the unit is an eSIM. */
  targetIccid: string | null;
  attempt: number;
  deliverBy: Date;
  paymentId: string;
  /** When the customer paid, according to the payment service. */
  paidAt: Date;
}>;

export type BeginResult =
  /** `databaseSince`: when the database was last started. */
  | { kind: 'begun'; unit: HeldUnit; databaseSince: Date }
  /** Another attempt may still be communicating with the network. */
  | { kind: 'held'; until: Date }
  /** Delivered, refunded, unpaid or unknown: there is nothing to do. */
  | { kind: 'nothing-to-do' };

/** Identifies the attempt that writes. If a later attempt has begun, nothing is written. */
export type Fence = Readonly<{ unitId: string; attempt: number }>;

/** `taken`: what was bought, or its vendor order, already belongs to another unit. Nothing was written. */
export type DeliverResult = 'delivered' | 'overtaken' | 'taken';

export interface DeliveryStore {
  /** Locks the unit until `heldUntil`, unless it is settled or another attempt holds it. */
  begin(unitId: string, at: Readonly<{ now: Date; heldUntil: Date }>): Promise<BeginResult>;
  /**
   * Stores the outcome and the eSIM or top-up and, after the order's last unit, updates the order. `overtaken`: another
   * attempt has begun or the unit is settled, and nothing was written.
   */
  deliver(fence: Fence, goods: BoughtGoods, at: Date): Promise<DeliverResult>;
  /** The unit cannot be delivered and is refunded. False: overtaken, and nothing was written. */
  stopRetrying(fence: Fence, failure: string, at: Date): Promise<boolean>;
  /** Retry later. The unit is released at `until`, and a job is queued for that time. */
  postpone(fence: Fence, until: Date): Promise<boolean>;
  /** Nothing was done: the unit is released now, and a job is queued. */
  letGo(fence: Fence): Promise<boolean>;
  /** Queues a retry at `at`, for a unit that is held until then. */
  tryAgain(unitId: string, at: Date): Promise<void>;
}
