import { z } from 'zod';
import { queueDueReadings, type QueueReadingsNeeds } from '#core/esims/usage/queue-due-readings.ts';
import { readEsim, type ReadEsimNeeds } from '#core/esims/usage/read-esim.ts';
import type { JobDefinition } from '#core/jobs/job.ts';

const EVERY_MINUTE = '* * * * *';

const Read = z.object({ esimId: z.uuid(), queuedAt: z.iso.datetime() });

/** Keeps the status and usage of eSIMs up to date. */
export function readingJobs(needs: ReadEsimNeeds & QueueReadingsNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'queue-esim-readings',
      schedule: EVERY_MINUTE,
      oneAtATime: true,
      // The next minute tries again.
      retries: 0,
      run: async () => {
        await queueDueReadings(needs);
      },
    },
    {
      name: 'read-esim',
      // Low, so that delivering eSIMs has priority. With four reads at once and 200 ms per read one process reads 20 a
      // second, twice what a round needs.
      batchSize: 4,
      // 100,000 eSIMs need some 300,000 a day; the results are in the tables.
      keptSeconds: 3_600,
      // A reading without a result is not a failed run: it is scheduled again, later each time.
      run: async ({ data }) => {
        const { esimId, queuedAt } = Read.parse(data);
        await readEsim(needs, esimId, new Date(queuedAt));
      },
    },
  ];
}
