import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import type { CollectedSecurityEvents } from '#core/security/collected-security-events.ts';
import { HEARTBEAT_MS, type ProcessRegister, type ProcessRole } from '#core/system/system-health.ts';

const STORE_EVERY_MS = 2_000;

type Needs = Readonly<{
  register: ProcessRegister;
  securityEvents: Pick<CollectedSecurityEvents, 'store'>;
  role: ProcessRole;
  version: string;
  /** The disk with this folder is measured. */
  dataDir: string;
  clock: Clock;
  log: Log;
}>;

/** Tells /admin that this process lives, and stores its security events. Returns a function that ends it. */
export async function startHeartbeat(needs: Needs): Promise<() => Promise<void>> {
  const { register, securityEvents, role, version, dataDir, clock, log } = needs;
  const id = randomUUID();
  const startedAt = clock.now();
  let hasEnded = false;
  const beat = async () => {
    try {
      const disk = await measureDisk(dataDir);
      if (!hasEnded) await register.save({ id, role, version, startedAt, seenAt: clock.now(), disk });
    } catch (error) {
      // The next one tries again; /readyz reports a lost database.
      log.warn('heartbeat-not-stored', { error: error instanceof Error ? error.message : 'unknown' });
    }
  };
  await beat();
  const timers = [
    setInterval(() => void beat(), HEARTBEAT_MS),
    setInterval(() => void securityEvents.store(), STORE_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    hasEnded = true;
    for (const timer of timers) clearInterval(timer);
    await securityEvents.store();
    await register.remove(id).catch(() => undefined);
  };
}

async function measureDisk(folder: string) {
  const found = await statfs(folder).catch(() => null);
  return found === null
    ? null
    : { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}
