import { createRateSource } from '#adapters/ecb/create-rate-source.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createRateStore } from '#adapters/postgres/currency/rate-store.ts';
import type { RateStore, RateUpdateNeeds } from '#core/currency/update-rates.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import { currencyRatesJob } from '#server/jobs/currency-rates-job.ts';

type Needs = Pick<RateUpdateNeeds, 'alerts' | 'clock' | 'log'> &
  Readonly<{ postgres: Postgres; currencyRatesUrl: string }>;

/** Wires the exchange rates of price hints. */
export function assembleRates(needs: Needs): Readonly<{ rates: RateStore; job: JobDefinition }> {
  const rates = createRateStore(needs.postgres);
  const source = createRateSource({ url: needs.currencyRatesUrl });
  return { rates, job: currencyRatesJob({ ...needs, rates, source }) };
}
