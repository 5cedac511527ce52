import { syncCatalogue, type SyncNeeds } from '#core/catalogue/sync/sync-catalogue.ts';
import type { JobDefinition } from '#core/jobs/job.ts';

/** Every hour, as the network requires. Not on the hour, when most other clients call. */
const HOURLY = '17 * * * *';

/**
 * Keeps the catalogue in step with the network. A refused sync is not a failed run: an immediate retry would
 * get the same response, and the owner has been alerted. The next hourly run tries again.
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
