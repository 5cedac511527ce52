import { updateRates, type RateUpdateNeeds } from '#core/currency/update-rates.ts';
import type { JobDefinition, QueuedJob } from '#core/jobs/job.ts';

/** The source publishes once a day; the next run repeats a failed one. */
const EVERY_TWO_HOURS = '49 */2 * * *';

/** Also queued at start, so that a new shop does not wait for its first table. */
export const UPDATE_RATES: QueuedJob = { name: 'update-currency-rates', data: {} };

export function currencyRatesJob(needs: RateUpdateNeeds): JobDefinition {
  return {
    name: 'update-currency-rates',
    schedule: EVERY_TWO_HOURS,
    oneAtATime: true,
    retries: 2,
    run: () => updateRates(needs),
  };
}
