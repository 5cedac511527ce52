import type { WithdrawalCase } from './withdrawal-case.ts';
import type { Refusal, WithdrawalStatus } from './withdrawal.ts';

/** `decided`: somebody decided before. `no-order` and `nothing-to-refund`: it can only be refused. */
export type DecideOutcome = 'done' | 'decided' | 'no-order' | 'nothing-to-refund' | 'not-found';

type Acceptance = Readonly<{ unitIds: readonly string[]; note: string | null }>;
type Rejection = Readonly<{ refusal: Refusal; note: string | null }>;

/** The cases of all customers, for staff. */
export interface WithdrawalCases {
  /** Newest first; `before` is the number of the last case of the page before. */
  list(
    page: Readonly<{ status: WithdrawalStatus | null; before: number | null; most: number }>,
  ): Promise<readonly WithdrawalCase[]>;
  find(id: string): Promise<WithdrawalCase | null>;
  /**
   * Accepts a withdrawal, refunds these units in the order flow and queues the mail about it, in one transaction. Units
   * of other orders and units with a refund are left out. Of two decisions at once, one is made.
   */
  accept(id: string, acceptance: Acceptance, at: Date): Promise<DecideOutcome>;
  refuse(id: string, rejection: Rejection, at: Date): Promise<DecideOutcome>;
}
