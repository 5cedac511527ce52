import type { Clock } from '#core/clock.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import { sumSalesDays, type SalesSumStore } from '#core/overview/sales-days.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

type Needs = Readonly<{ salesSums: SalesSumStore; timeZone: string; clock: Clock }>;

export function sumSalesDaysJob(needs: Needs): JobDefinition {
  return {
    name: 'sum-sales-days',
    schedule: EVERY_TEN_MINUTES,
    oneAtATime: true,
    // The next round adds up what is missing.
    retries: 0,
    timeoutSeconds: 500,
    keptSeconds: 3_600,
    run: ({ signal }) => sumSalesDays(needs, signal),
  };
}
