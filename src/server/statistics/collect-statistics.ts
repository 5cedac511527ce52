import { createSpeedStore } from '#adapters/postgres/statistics/speed-store.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import type { Log } from '#core/log.ts';
import { CollectedSpeeds } from '#core/page-speed/collected-speeds.ts';
import { CollectedVisits } from '#core/visits/collected-visits.ts';

const STORE_EVERY_MS = 2_000;

type Needs = Readonly<{ postgres: Postgres; log: Log }>;

/** Collects visits and page speeds of this process and stores them every two seconds. */
export function collectStatistics({ postgres, log }: Needs) {
  const visits = new CollectedVisits({ store: createVisitStore(postgres), log });
  const speeds = new CollectedSpeeds({ store: createSpeedStore(postgres), log });
  const store = async () => {
    await visits.store();
    await speeds.store();
  };
  const timer = setInterval(() => void store(), STORE_EVERY_MS).unref();
  return {
    visits,
    speeds,
    /** Stores the rest. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await store();
    },
  };
}
