import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlock, waitForLock } from './lock.mjs';
import { say, step } from './progress.mjs';
import { ROOT } from './repository.mjs';

/** Everything the pages are made from. */
const SOURCES = [
  'src/web',
  'src/contract',
  'src/core',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
];
const BUILD = join(ROOT, 'build');
const WORKSHOP = join(ROOT, '.landfall');
const LOCK = join(WORKSHOP, 'prepare.lock');
const STAMP = 'made-from.txt';

/**
 * Builds the pages when they are missing or older than what they are made from. The build happens under another
 * name and takes its place when whole, so one that was cut short is never served.
 */
export async function buildPages(signal: AbortSignal): Promise<void> {
  const wanted = await fingerprint();
  if (await isCurrent(wanted)) return;
  await waitForLock(LOCK, () => say('Another start is preparing this folder; waiting for it …'));
  try {
    if (!(await isCurrent(wanted))) await step('Building the pages', () => build(wanted, signal));
  } finally {
    unlock(LOCK);
  }
}

async function isCurrent(wanted: string): Promise<boolean> {
  const stamp = join(BUILD, STAMP);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted;
}

async function build(wanted: string, signal: AbortSignal): Promise<void> {
  const making = join(WORKSHOP, 'build');
  const old = join(WORKSHOP, 'build-before');
  await rm(making, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
  await mkdir(WORKSHOP, { recursive: true });
  await runBuild(making, signal);
  await writeFile(join(making, STAMP), wanted);
  if (existsSync(BUILD)) await rename(BUILD, old);
  await rename(making, BUILD);
  await rm(old, { recursive: true, force: true });
}

function runBuild(folder: string, signal: AbortSignal): Promise<void> {
  const program = join(ROOT, 'node_modules/.bin/react-router');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: ROOT,
    signal,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built:\n${said.trim()}`));
    });
  });
}

/** Of the contents, not of the times: a fresh clone or a changed branch tells the truth. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesUnder(join(ROOT, source))) {
      hash
        .update(file.slice(ROOT.length))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
