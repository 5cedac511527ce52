import type { JobDefinition } from '#core/jobs/job.ts';
import { reconcileIfDue, type ReconciliationNeeds } from '#core/reconciliation/run-reconciliation.ts';

/** Checks every hour whether the daily comparison is due, so that a failed one is retried within the hour. */
const HOURLY = '41 * * * *';

export function reconciliationJob(needs: ReconciliationNeeds, runningSince: Date): JobDefinition {
  return {
    name: 'reconcile-with-services',
    schedule: HOURLY,
    oneAtATime: true,
    // The lists are long, and each page may have to wait a minute.
    timeoutSeconds: 1_800,
    retries: 0,
    run: async () => {
      await reconcileIfDue(needs, runningSince);
    },
  };
}
