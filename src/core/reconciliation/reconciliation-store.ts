import type { KnownUnit } from './compare-esims.ts';
import type { KnownRefund } from './compare-refunds.ts';
import type { Finding } from './finding.ts';

export type RunHistory = Readonly<{
  /** The end of the period of the last successful comparison. Null: none yet. */
  comparedTo: Date | null;
  /** The number of failures since then. */
  failures: number;
}>;

/** Stores what a person must check. */
export interface Findings {
  /**
   * Stores the new findings and raises their alerts in the same transaction. Each is alerted once, even when its
   * alert or the finding was closed since. Returns how many were new.
   */
  report(findings: readonly Finding[], at: Date): Promise<number>;
}

/** Our side of the comparison. The arguments may contain references and ids that are not ours. */
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
