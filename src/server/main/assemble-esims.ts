import { NETWORK_NAME } from '#adapters/airalo/network-name.ts';
import { readNetworkNotice } from '#adapters/airalo/read-network-notice.ts';
import { createCollectedEsims } from '#adapters/postgres/esims/collected-esims.ts';
import { createMyEsims } from '#adapters/postgres/esims/my-esims.ts';
import { createReadingStore } from '#adapters/postgres/esims/reading-store.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/orders/enqueue-within.ts';
import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import { refreshEsim } from '#core/esims/usage/refresh-esim.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { EsimServices } from '#server/http/esim-services.ts';
import { readingJobs } from '#server/jobs/reading-jobs.ts';
import { subscribeToNoticesJob } from '#server/jobs/subscribe-to-notices-job.ts';

type Needs = QueueingStoreNeeds &
  Readonly<{
    airaloClientSecret: string;
    secretBox: SecretBox;
    publicOrigin: string;
    network: EsimProvider & NoticeSubscription;
    clock: Clock;
    log: Log;
  }>;

type AssembledEsims = Readonly<{ services: EsimServices; jobs: readonly JobDefinition[] }>;

/** Wires everything about an eSIM after its delivery. */
export function assembleEsims(needs: Needs): AssembledEsims {
  const readings = createReadingStore(needs);
  return {
    jobs: [
      ...readingJobs({ ...needs, readings, limits: createSharedLimits(needs.postgres) }),
      subscribeToNoticesJob(needs),
    ],
    services: {
      readNetworkNotice: (rawBody, signature) =>
        readNetworkNotice({ rawBody, signature }, needs.airaloClientSecret),
      mine: createMyEsims(needs),
      collected: createCollectedEsims(needs.postgres),
      networkName: NETWORK_NAME,
      refresh: (userId, esimId) => refreshEsim({ ...needs, readings }, { userId, esimId }),
      queueNoticed: (iccid) => readings.queueNoticed(iccid, needs.clock.now()),
    },
  };
}
