import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Text of each file by its path inside the tree. */
export type Files = Readonly<Record<string, string>>;

export type FixtureTree = Readonly<{ root: string; remove: () => void }>;

/** A small separate repository, so that a check can be tested with violations without touching ours. */
export function makeFixtureTree(files: Files, settings: readonly string[] = []): FixtureTree {
  const root = mkdtempSync(join(tmpdir(), 'landfall-gate-'));
  for (const name of settings) copyFileSync(join(ROOT, name), join(root, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
