import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say, step } from '../launch/progress.mjs';
import { ROOT } from '../launch/repository.mjs';

/** Where the browser tests look for a Chromium that is installed on the machine. */
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Installs what the tests need beyond npm's packages, if we have the rights; the machine of an ordinary user
 * is not changed.
 */
export async function installTools(): Promise<void> {
  const missing = missingTools();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step(`Installing Debian's ${missing.join(' and ')}`, () => installFromDebian(missing));
    return;
  }
  if (missing.includes(FALLBACK_FONT))
    say('Neither Arial nor Liberation Sans is installed; tests of what is on the first screen may fail.');
  if (missing.includes('chromium')) await step("Installing Playwright's Chromium", installPlaywrightChromium);
  if (missing.includes('postgresql')) {
    say('No PostgreSQL 15 or newer is installed; the tests that need your own one are skipped.');
  }
}

function missingTools(): readonly string[] {
  return [
    ...(hasChromium() ? [] : ['chromium']),
    ...(hasFallbackFont() ? [] : [FALLBACK_FONT]),
    ...(hasOwnPostgres() ? [] : ['postgresql']),
  ];
}

function hasChromium(): boolean {
  return (process.env['CHROMIUM_PATH'] ?? '') !== '' || CHROMIUM.some((path) => existsSync(path));
}

/**
 * A page whose fonts load too late uses a font of the machine with the same widths (src/web/ui/fonts.css). On a machine without
 * one the lines are longer, and tests of what is on the first screen fail.
 */
const FALLBACK_FONT = 'fonts-liberation';

function hasFallbackFont(): boolean {
  return (
    process.platform !== 'linux' ||
    globSync('/usr/share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf').length > 0
  );
}

/** Servers from PostgreSQL's Debian packages, of a version the shop supports. */
function hasOwnPostgres(): boolean {
  return globSync('/usr/lib/postgresql/*/bin/postgres').some((path) => Number(path.split('/')[4]) >= 15);
}

async function installFromDebian(packages: readonly string[]): Promise<void> {
  if (packages.includes('postgresql')) await keepDebianFromStartingPostgres();
  const keepOurs = ['-o', 'Dpkg::Options::=--force-confold'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...keepOurs];
  const code =
    (await run('apt-get', ['update', '-qq'])) ||
    (await run('apt-get', [...install, ...(await withQuickestChromium(packages))]));
  if (code !== 0)
    say(
      `Debian's packages could not be installed; the tests that need ${packages.join(' or ')} will fail and report it.`,
    );
}

/** The headless shell runs the tests a third faster than the full browser; older releases do not have it. */
async function withQuickestChromium(packages: readonly string[]): Promise<readonly string[]> {
  const shell = 'chromium-headless-shell';
  const isKnown = (await run('apt-cache', ['show', shell])) === 0;
  return packages.map((name) => (name === 'chromium' && isKnown ? shell : name));
}

/** The tests start their own servers; otherwise the package would leave one running permanently. */
async function keepDebianFromStartingPostgres(): Promise<void> {
  const file = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(file)) return;
  await mkdir('/etc/postgresql-common', { recursive: true });
  await writeFile(file, 'create_main_cluster = false\n');
}

async function installPlaywrightChromium(): Promise<void> {
  const code = await run(process.execPath, [
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ]);
  if (code !== 0)
    say('No Chromium could be installed; the browser tests will fail. Install one, or set CHROMIUM_PATH.');
}

function run(program: string, parameters: readonly string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(program, parameters, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
