import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlock, waitForLock } from './lock.mjs';
import { say, step } from './progress.mjs';
import { ROOT } from './repository.mjs';

/** Everything the pages and mails are made from. */
const SOURCES = [
  'src/web',
  'src/mails',
  'src/contract',
  'src/core',
  'src/messages',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.mails.config.ts',
  'tsconfig.json',
];
const STAMP = 'made-from.txt';
/** For the version that /admin shows. */
const COMMIT = 'commit.txt';

export type BuildOptions = Readonly<{
  root: string;
  /** Builds pages and mails into the given folder. */
  make(folder: string): Promise<void>;
}>;

/** Brings the pages and mails of this clone up to date. */
export function buildPages(signal: AbortSignal): Promise<void> {
  return buildWhenStale({
    root: ROOT,
    make: async (folder) => {
      await run(['react-router', 'build'], folder, signal);
      await run(['vite', 'build', '--config', 'vite.mails.config.ts'], folder, signal);
    },
  });
}

/**
 * Builds pages and mails when they are missing or older than their sources. The build is made under another name
 * and renamed when complete, so an interrupted one is never served.
 */
export async function buildWhenStale(options: BuildOptions): Promise<void> {
  const { root } = options;
  const wanted = await fingerprint(root);
  if (await isCurrent(root, wanted)) return;
  const lock = join(root, '.landfall', 'prepare.lock');
  await waitForLock(lock, () => say('Another start is preparing this folder; waiting for it …'));
  try {
    if (!(await isCurrent(root, wanted)))
      await step('Building the pages and mails', () => build(options, wanted));
  } finally {
    unlock(lock);
  }
}

async function isCurrent(root: string, wanted: string): Promise<boolean> {
  const stamp = join(root, 'build', STAMP);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted;
}

async function build({ root, make }: BuildOptions, wanted: string): Promise<void> {
  const target = join(root, 'build');
  const making = join(root, '.landfall', 'build');
  const old = join(root, '.landfall', 'build-before');
  await rm(making, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
  await make(making);
  await writeFile(join(making, STAMP), wanted);
  await writeFile(join(making, COMMIT), await currentCommit(root));
  if (existsSync(target)) await rename(target, old);
  await rename(making, target);
  await rm(old, { recursive: true, force: true });
}

/** Empty when this is no clone, or git is not installed. */
function currentCommit(root: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }, (error, output) =>
      resolve(error === null ? output.trim() : ''),
    );
  });
}

function run(command: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
  const [program = '', ...parameters] = command;
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/.bin', program), ...parameters], {
    cwd: ROOT,
    signal,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages and mails could not be built:\n${output.trim()}`));
    });
  });
}

/** Of the contents, not of the file times: so it is right after a fresh clone or a change of branch. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesUnder(join(root, source))) {
      hash
        .update(file.slice(root.length))
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
