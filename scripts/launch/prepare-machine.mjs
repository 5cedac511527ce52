import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { unlock, waitForLock } from './lock.mjs';
import { say, step } from './progress.mjs';
import { ROOT } from './repository.mjs';

/**
 * The first with type stripping without a flag and everything else the shop uses; package.json says the same.
 */
const OLDEST_NODE = [22, 22];

const LOCK = join(ROOT, '.landfall', 'prepare.lock');
const STAMP = join(ROOT, 'node_modules', '.landfall-installed');

/** Updates the packages when they are outdated, and returns the Node to run everything else with. */
export async function prepareMachine() {
  if (!arePackagesCurrent()) {
    await waitForLock(LOCK, () => say('Another start is preparing this folder; waiting for it …'));
    try {
      if (!arePackagesCurrent()) await installPackages();
    } finally {
      unlock(LOCK);
    }
  }
  return findNode();
}

async function installPackages() {
  refuseLinkedPackages();
  await step('Installing packages (the first time takes a minute or two)', async () => {
    // The shop needs what the build uses, whatever NODE_ENV is. Install scripts of packages do not run: none
    // is needed.
    const parameters = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      // Without the warnings about the Node that runs npm: the shop runs on the Node among its packages.
      '--loglevel=error',
    ];
    const code = await run('npm', parameters, { ...process.env, PATH: pathWithoutPackages() });
    if (code !== 0) {
      throw new Error(
        'The packages could not be installed; the error of npm is above. Check the network, then run the command again.',
      );
    }
    writeFileSync(STAMP, fingerprint());
  });
}

/** npm would empty the folder behind the link, which another clone may be using. */
function refuseLinkedPackages() {
  const folder = join(ROOT, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new Error(
    `node_modules is a link to ${readlinkSync(folder)}, whose packages are not the ones this copy needs. Remove the link, then run the command again.`,
  );
}

/** npm must not run on the Node that it is about to delete with the rest of node_modules. */
function pathWithoutPackages() {
  const inside = join(ROOT, 'node_modules');
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(inside))
    .join(delimiter);
}

function arePackagesCurrent() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return true;
  return wereInstalledByHand();
}

/**
 * After a manual `npm ci`, npm's record of node_modules matches the lockfile; then nothing needs to be
 * installed.
 */
function wereInstalledByHand() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

function fingerprint() {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${platform()} ${arch()}`).digest('hex');
}

function findNode() {
  const packaged = join(ROOT, 'node_modules', `node-${platform()}-${arch()}`, 'bin', 'node');
  if (existsSync(packaged) && realpathSync(packaged) === process.execPath) return process.execPath;
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]))
    return process.execPath;
  throw new Error(
    `No Node for this machine comes with the packages, and the one here is ${process.version}. Install Node ${OLDEST_NODE.join('.')} or newer.`,
  );
}

function run(program, parameters, env) {
  const child = spawn(program, parameters, { cwd: ROOT, env, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      say(error.message);
      resolve(1);
    });
    child.on('exit', resolve);
  });
}
