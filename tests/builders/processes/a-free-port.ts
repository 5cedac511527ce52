import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree, randomPortIn, SPANS } from '#adapters/embedded-postgres/quiet-ports.ts';
import { tryLock } from '#scripts/launch/lock.mjs';

const LOCKS = join(tmpdir(), `landfall-ports-${process.getuid?.() ?? 0}`);

/**
 * A port for a program that must know its port before it listens. It stays reserved for this process until
 * the process ends: no outgoing connection and no other test gets it.
 */
export async function aFreePort(): Promise<number> {
  for (;;) {
    const port = randomPortIn(SPANS.tests);
    if (tryLock(join(LOCKS, `${port}.lock`)) === null && (await isFree(port))) return port;
  }
}
