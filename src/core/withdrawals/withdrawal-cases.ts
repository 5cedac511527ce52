import type { WithdrawalCase } from './withdrawal-case.ts';
import type { Refusal, WithdrawalStatus } from './withdrawal.ts';

/** `decided`: somebody decided before. `no-order` and `nothing-to-refund`: it can only be refused. */
export type DecideOutcome = 'done' | 'decided' | 'no-order' | 'nothing-to-refund' | 'not-found';

/** `by`: the user id of the member of staff. */
type Decided = Readonly<{ note: string | null; by: string; at: Date }>;
export type Acceptance = Decided & Readonly<{ unitIds: readonly string[] }>;
export type Rejection = Decided & Readonly<{ refusal: Refusal }>;

/** The cases of all customers, for staff. */
export interface WithdrawalCases {
  /** Newest first; `before` is the number of the last case of the page before. */
  list(
    page: Readonly<{ status: WithdrawalStatus | null; before: number | null; most: number }>,
  ): Promise<readonly WithdrawalCase[]>;
  find(id: string): Promise<WithdrawalCase | null>;
  /**
   * Accepts a withdrawal, refunds these units in the order flow, queues the mail about it and writes the audit entry, in
   * one transaction. Either
   * all of these units are refunded or nothing happens. Of two decisions at once, one is made.
   */
  accept(id: string, acceptance: Acceptance): Promise<DecideOutcome>;
  refuse(id: string, rejection: Rejection): Promise<DecideOutcome>;
}
