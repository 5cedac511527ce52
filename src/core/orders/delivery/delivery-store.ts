import type { IssuedEsim } from '#core/esims/esim-provider.ts';
import type { PackageType } from '#core/catalogue/packages/package.ts';

/**
 * After payment; then the money goes back. Two minutes less than the fifteen we promise, for an attempt that is
 * under way and for the refund itself.
 */
export const DELIVER_WITHIN_MS = 13 * 60_000;

/** A unit that somebody has begun to deliver. `attempt` is the fence: it grows with every beginning. */
export type HeldUnit = Readonly<{
  id: string;
  orderId: string;
  packageId: string;
  kind: PackageType;
  attempt: number;
  deliverBy: Date;
  paymentId: string;
  /** When the customer paid, as the payment service tells it. */
  paidAt: Date;
}>;

export type BeginResult =
  /** `databaseSince`: when the database was last started. */
  | { kind: 'begun'; unit: HeldUnit; databaseSince: Date }
  /** Another attempt may still be talking to the network. */
  | { kind: 'held'; until: Date }
  /** Delivered, given up, unpaid or unknown: there is nothing to do. */
  | { kind: 'nothing-to-do' };

/** Whose write this is. When the unit has been begun again since, nothing is written. */
export type Fence = Readonly<{ unitId: string; attempt: number }>;

/** `taken`: this eSIM, or the order it came with, was handed to another unit before. Nothing was written. */
export type DeliverResult = 'delivered' | 'overtaken' | 'taken';

export interface DeliveryStore {
  /** Takes the unit until `heldUntil`, unless it is settled or held by another. */
  begin(unitId: string, at: Readonly<{ now: Date; heldUntil: Date }>): Promise<BeginResult>;
  /**
   * Writes the outcome, the eSIM and, when it was the order's last unit, what follows for the order. `overtaken`:
   * another attempt has begun or the unit is settled, and nothing was written.
   */
  deliver(fence: Fence, esim: IssuedEsim, at: Date): Promise<DeliverResult>;
  /** The unit cannot be delivered: its money goes back. False: overtaken, and nothing was written. */
  stopRetrying(fence: Fence, failure: string, at: Date): Promise<boolean>;
  /** Not now. The unit is free again at `until`, and a job is queued for then. */
  postpone(fence: Fence, until: Date): Promise<boolean>;
  /** Nothing was done with it: the unit is free at once, and a job is queued. */
  letGo(fence: Fence): Promise<boolean>;
  /** Queues another try at `at`, for a unit that is held until then. */
  tryAgain(unitId: string, at: Date): Promise<void>;
}
