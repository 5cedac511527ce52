import { join } from 'node:path';
import { endProcess, identify, isRunning, pidOf } from './known-process.mjs';
import { tryLock, unlock } from './lock.mjs';

const STOP_TIMEOUT_MS = 30_000;

export type Hold = Readonly<{ release(): void }>;

/**
 * One shop per data folder. If another one runs, this start is refused. Exception: the parent of the other
 * one (npm, for example) was killed. That shop is about to end, so it gets a stop signal and we wait for it.
 */
export async function holdDataDir(dataDir: string, address: string): Promise<Hold> {
  const file = join(dataDir, 'run', 'shop.lock');
  const note = { address, parent: followedParent() };
  for (;;) {
    const holder = tryLock(file, note);
    if (holder === null) return { release: () => unlock(file) };
    const isOrphan = holder.parent != null && !isRunning(holder.parent);
    if (!isOrphan) {
      throw new Error(
        `A shop is already running on ${dataDir} (process ${pidOf(holder.holder)}, ${holder.address ?? ''}). ` +
          'Stop it first, or set DATA_DIR and PORT to run a second one beside it.',
      );
    }
    await endProcess(holder.holder, STOP_TIMEOUT_MS);
  }
}

/**
 * The process that started us and passes signals on to us: npm, or our own first stage. When it is killed we
 * must not keep running unnoticed. `null` when a person or a service manager started us directly.
 */
export function followedParent(): string | null {
  const isFollowed =
    process.env['npm_lifecycle_event'] !== undefined || process.argv.includes('--follow-parent');
  return isFollowed ? identify(process.ppid) : null;
}
