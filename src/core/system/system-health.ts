import { MINUTE_MS } from '#core/durations.ts';
import type { CheckedService, CheckFailure } from './service-check.ts';

/** The last check of a service. */
export type ServiceState = Readonly<{
  service: CheckedService;
  checkedAt: Date;
  /** Null: it never worked. */
  succeededAt: Date | null;
  /** Null: the last check succeeded. */
  failure: CheckFailure | null;
}>;

export const PROCESS_ROLES = ['all', 'web', 'worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** A process of the shop. */
export type ProcessState = Readonly<{
  id: string;
  role: ProcessRole;
  /** `0.1.0 (1a2b3c4)`: of the package, and the commit that the pages were built from, if known. */
  version: string;
  startedAt: Date;
  seenAt: Date;
  /** Of the disk with DATA_DIR. Null: not known. */
  disk: Readonly<{ freeBytes: number; totalBytes: number }> | null;
}>;

export type NetworkBalance = Readonly<{ cents: number; readAt: Date }>;

export interface SystemReader {
  services(): Promise<readonly ServiceState[]>;
  /** Also those that ended without saying so, within the last day. */
  processes(): Promise<readonly ProcessState[]>;
  balance(): Promise<NetworkBalance | null>;
}

export interface ProcessRegister {
  /** Adds the process, or renews its sign of life. */
  save(process: ProcessState): Promise<void>;
  remove(id: string): Promise<void>;
}

/** How often a process says that it is alive. */
export const HEARTBEAT_MS = 15_000;
/** Longer than several heartbeats: a busy process is not a dead one. */
const SILENT_AFTER_MS = MINUTE_MS;
/** Checks run every minute; a service that was not checked for longer is one that we know nothing about. */
const UNCHECKED_AFTER_MS = 5 * MINUTE_MS;
const LEAST_FREE_SHARE = 0.1;
const LEAST_FREE_BYTES = 1024 ** 3;

export type DependencyName = 'database' | CheckedService | 'worker' | 'disk';
export type DependencyProblem = CheckFailure | 'unchecked' | 'no-worker' | 'nearly-full';

export type DependencyHealth = Readonly<{
  name: DependencyName;
  /** Null: it works. */
  problem: DependencyProblem | null;
  /** When it last worked. Null: never, as far as we know. */
  workedAt: Date | null;
}>;

/** Null: not everything was checked yet, and nothing is known to fail. */
export function countProblems(health: readonly Pick<DependencyHealth, 'problem'>[]): number | null {
  const failing = health.filter(({ problem }) => problem !== null && problem !== 'unchecked').length;
  return failing === 0 && health.some(({ problem }) => problem === 'unchecked') ? null : failing;
}

export function isAlive({ seenAt }: Pick<ProcessState, 'seenAt'>, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < SILENT_AFTER_MS;
}

type KnownHealth = Readonly<{
  services: readonly ServiceState[];
  processes: readonly ProcessState[];
  expected: readonly CheckedService[];
  now: Date;
}>;

/** A process that can read the states has reached the database. */
export function healthOf({ services, processes, expected, now }: KnownHealth): readonly DependencyHealth[] {
  return [
    { name: 'database', problem: null, workedAt: now },
    ...expected.map((name) =>
      serviceHealth(
        name,
        services.find(({ service }) => service === name),
        now,
      ),
    ),
    workerHealth(processes, now),
    ...diskHealth(processes, now),
  ];
}

function serviceHealth(name: CheckedService, state: ServiceState | undefined, now: Date): DependencyHealth {
  if (state === undefined) return { name, problem: 'unchecked', workedAt: null };
  const isOld = now.getTime() - state.checkedAt.getTime() > UNCHECKED_AFTER_MS;
  return { name, problem: isOld ? 'unchecked' : state.failure, workedAt: state.succeededAt };
}

/** Without a worker nothing is delivered, refunded or mailed. */
function workerHealth(processes: readonly ProcessState[], now: Date): DependencyHealth {
  const seen = processes.filter(({ role }) => role !== 'web').map(({ seenAt }) => seenAt.getTime());
  const last = seen.length === 0 ? null : new Date(Math.max(...seen));
  const hasWorker = last !== null && isAlive({ seenAt: last }, now);
  return { name: 'worker', problem: hasWorker ? null : 'no-worker', workedAt: last };
}

/** The fullest disk of all machines; none when no process knows its disk. */
function diskHealth(processes: readonly ProcessState[], now: Date): readonly DependencyHealth[] {
  const known = processes.filter((process) => process.disk !== null && isAlive(process, now));
  if (known.length === 0) return [];
  const isFull = known.some(({ disk }) => disk !== null && isNearlyFull(disk));
  return [{ name: 'disk', problem: isFull ? 'nearly-full' : null, workedAt: isFull ? null : now }];
}

function isNearlyFull({ freeBytes, totalBytes }: NonNullable<ProcessState['disk']>): boolean {
  return freeBytes < Math.min(LEAST_FREE_BYTES, totalBytes * LEAST_FREE_SHARE);
}
