import { deleteOldData, type OldDataNeeds } from '#core/personal-data/delete-old-data.ts';
import type { JobDefinition } from '#core/jobs/job.ts';

/** Every night in Europe. */
const DAILY = '23 3 * * *';

export function deleteOldDataJob(needs: OldDataNeeds): JobDefinition {
  return {
    name: 'delete-old-data',
    schedule: DAILY,
    oneAtATime: true,
    timeoutSeconds: 1_800,
    retries: 3,
    run: async () => {
      await deleteOldData(needs);
    },
  };
}
