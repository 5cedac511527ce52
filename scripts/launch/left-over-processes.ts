import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './known-process.mjs';

const PATIENCE_MS = 5_000;

/** Writes down a child of ours, so that it can be found when we are killed before we can stop it. */
export function rememberProcess(dataDir: string, name: string, identity: string): void {
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(join(folderOf(dataDir), `${name}.pid`), identity, { mode: 0o600 });
}

/** A start that was killed cannot stop its children; the next one does, before it needs their ports. */
export async function endLeftOverProcesses(dataDir: string): Promise<void> {
  for (const file of readdirSync(folderOf(dataDir)).filter((name) => name.endsWith('.pid'))) {
    const path = join(folderOf(dataDir), file);
    await endProcess(readFileSync(path, 'utf8'), PATIENCE_MS);
    rmSync(path);
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'run');
}
