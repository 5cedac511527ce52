import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import type { Clock } from '#core/clock.ts';
import { DatabaseHealth } from './database-health.ts';

type Needs = Readonly<{
  postgres: Pick<Postgres, 'pool' | 'accountsPool' | 'isReachable' | 'acceptsConnections'>;
  clock: Clock;
}>;

/** The health of every pool of this process. A pool that still works does not hide a stuck one. */
export type PoolsHealth = Readonly<{
  /** The current state of the shop's own pool, at most one second old. */
  isReachable(): Promise<boolean>;
  /** True when a pool handed out no connection for a minute and cannot hand one out now. */
  isStuck(): Promise<boolean>;
  /** True when a pool is stuck although the database accepts new connections: only a new process helps. */
  needsNewProcess(): Promise<boolean>;
  /** Ends the checks. */
  stop(): void;
}>;

/** Follows both pools from now on. */
export function watchPools({ postgres, clock }: Needs): PoolsHealth {
  const follow = (pool: Postgres['pool']) => {
    const health = new DatabaseHealth({ clock, isReachable: () => postgres.isReachable(pool) });
    const note = () => health.noteConnection();
    pool.on('acquire', note);
    const stopChecks = health.watch();
    const stop = () => {
      stopChecks();
      pool.off('acquire', note);
    };
    return { health, stop };
  };
  const main = follow(postgres.pool);
  const followed = [main, follow(postgres.accountsPool)];
  const isStuck = async () =>
    (await Promise.all(followed.map(({ health }) => health.isStuck()))).includes(true);
  return {
    isReachable: () => main.health.isReachable(),
    isStuck,
    needsNewProcess: async () => (await isStuck()) && (await postgres.acceptsConnections()),
    stop: () => {
      for (const { stop } of followed) stop();
    },
  };
}
