import { readNetworkNotice } from '#adapters/airalo/read-network-notice.ts';
import { createReadingStore } from '#adapters/postgres/esims/reading-store.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/orders/enqueue-within.ts';
import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { EsimServices } from '#server/http/esim-services.ts';
import { readingJobs } from '#server/jobs/reading-jobs.ts';

type Needs = QueueingStoreNeeds &
  Readonly<{
    airaloClientSecret: string;
    network: EsimProvider;
    clock: Clock;
    log: Log;
  }>;

export type AssembledEsims = Readonly<{ services: EsimServices; jobs: readonly JobDefinition[] }>;

/** Wires everything about an eSIM after its delivery. */
export function assembleEsims(needs: Needs): AssembledEsims {
  const readings = createReadingStore(needs);
  return {
    jobs: readingJobs({ ...needs, readings, limits: createSharedLimits(needs.postgres) }),
    services: {
      readNotice: (rawBody, signature) => readNetworkNotice({ rawBody, signature }, needs.airaloClientSecret),
      queueNoticed: (iccid) => readings.queueNoticed(iccid, needs.clock.now()),
    },
  };
}
