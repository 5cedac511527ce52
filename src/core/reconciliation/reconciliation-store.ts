import type { KnownUnit } from './compare-esims.ts';
import type { KnownRefund } from './compare-refunds.ts';
import type { Finding } from './finding.ts';

export type RunHistory = Readonly<{
  /** Up to when the last comparison that succeeded has looked. Null: none has. */
  comparedTo: Date | null;
  /** How many have failed since. */
  failures: number;
}>;

/** Stores what a person must look at. */
export interface Findings {
  /**
   * Stores those that are new and raises their alert in the same transaction, so each is alerted once, also when its
   * alert or the finding itself was closed since. Answers how many were new.
   */
  report(findings: readonly Finding[], at: Date): Promise<number>;
}

/** Our side of the comparison. References and ids that are not ours may be among those given. */
export interface ReconciliationStore extends Findings {
  readHistory(): Promise<RunHistory>;
  recordRun(
    run: Readonly<{ from: Date; to: Date; failure: string | null; newFindings: number }>,
  ): Promise<void>;
  findUnits(unitIds: readonly string[]): Promise<readonly KnownUnit[]>;
  /** By our reference or by the payment service's id. */
  findRefunds(
    wanted: Readonly<{ references: readonly string[]; refundIds: readonly string[] }>,
  ): Promise<readonly KnownRefund[]>;
  findPayments(paymentIds: readonly string[]): Promise<ReadonlySet<string>>;
  findPaidSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  findOrders(orderIds: readonly string[]): Promise<ReadonlySet<string>>;
}
