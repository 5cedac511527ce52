import { alertOf } from '#core/reconciliation/finding.ts';
import type { Findings } from '#core/reconciliation/reconciliation-store.ts';
import { raiseAlert } from '../alert-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { reconciliationFindings } from '../schema/reconciliation.ts';

export function createFindingStore({ transaction }: Pick<Postgres, 'transaction'>): Findings {
  return {
    async report(findings, at) {
      if (findings.length === 0) return 0;
      // Sorted, so that two concurrent comparisons cannot deadlock.
      const rows = findings
        .map((finding) => ({ ...finding, found_at: at }))
        .sort((a, b) => (`${a.kind} ${a.subject}` < `${b.kind} ${b.subject}` ? -1 : 1));
      return transaction(async (tx) => {
        let newOnes = 0;
        for (const row of rows) {
          const stored = await tx
            .insert(reconciliationFindings)
            .values(row)
            .onConflictDoNothing()
            .returning({ id: reconciliationFindings.id });
          if (stored.length === 0) continue;
          newOnes += 1;
          await raiseAlert(tx, alertOf(row.kind), at);
        }
        return newOnes;
      });
    },
  };
}
