import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './known-process.mjs';

const STOP_TIMEOUT_MS = 5_000;

/** Records a child process, so that it can be found when we are killed before we can stop it. */
export function rememberProcess(dataDir: string, name: string, identity: string): void {
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(join(folderOf(dataDir), `${name}.pid`), identity, { mode: 0o600 });
}

/** A start that was killed cannot stop its children; the next one does, before it needs their ports. */
export async function endLeftOverProcesses(dataDir: string): Promise<void> {
  for (const file of readdirSync(folderOf(dataDir)).filter((name) => name.endsWith('.pid'))) {
    const path = join(folderOf(dataDir), file);
    await endProcess(readFileSync(path, 'utf8'), STOP_TIMEOUT_MS);
    rmSync(path);
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'run');
}
