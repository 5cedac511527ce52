import { syncCatalogue, type SyncNeeds } from '#core/catalogue/sync/sync-catalogue.ts';
import type { JobDefinition } from '#core/jobs/job.ts';

/** Every hour, as the network demands. Not on the hour, when everyone else asks. */
const HOURLY = '17 * * * *';

/**
 * Keeps the catalogue as the network sells it. A refused answer is not a failed run: asking again a second
 * later would get the same answer, and the owner has been alerted; the next hour tries again.
 */
export function syncCatalogueJob(needs: SyncNeeds): JobDefinition {
  return {
    name: 'sync-catalogue',
    schedule: HOURLY,
    oneAtATime: true,
    timeoutSeconds: 600,
    retries: 2,
    run: async () => {
      await syncCatalogue(needs);
    },
  };
}
