import { closeDataDir } from '#server/main/close-data-dir.ts';
import { readConfig } from '#server/main/config/config.ts';
import { readSecrets } from '#server/main/secrets.ts';
import { announce } from './announce.ts';
import { buildPages } from './build-pages.ts';
import { refuseTakenPort } from './free-port.ts';
import { followedParent, holdDataDir } from './hold-data-dir.ts';
import { isRunning } from './known-process.mjs';
import { endLeftOverProcesses } from './left-over-processes.ts';
import { openDatabase, openSandbox } from './open-sandbox.ts';
import { say } from './progress.mjs';
import { ROOT } from './repository.mjs';
import { watchShop } from './watch-shop.ts';
import { loadShop, runShopHere } from './run-shop.ts';

const CHECK_PARENT_EVERY_MS = 500;

/** Parts to stop at the end, latest first: the shop before what it depends on. */
const parts: (() => Promise<void> | void)[] = [];
/** Service managers kill after ten seconds. PostgreSQL, once it got the stop signal, finishes without us. */
const STOP_WITHIN_MS = 9_500;
const stopping = new AbortController();

async function launch(isDevelopment: boolean): Promise<void> {
  const config = readConfig(process.env);
  closeDataDir(config.dataDir);
  const hold = await holdDataDir(config.dataDir, config.publicOrigin);
  parts.push(() => hold.release());
  await endLeftOverProcesses(config.dataDir);
  await refuseTakenPort('PORT', config.port);
  if (config.externalServices.kind === 'start-sandbox')
    await refuseTakenPort('SANDBOX_PORT', config.externalServices.port);
  const secrets = await readSecrets(config.dataDir);
  if (!isDevelopment) await buildPages(stopping.signal);
  stopping.signal.throwIfAborted();

  const opening = Promise.allSettled([openDatabase(config), openSandbox(config, secrets)]);
  const program = isDevelopment ? null : loadShop();
  const opened = await opening;
  for (const part of opened) if (part.status === 'fulfilled') parts.push(part.value.stop);
  const [database, sandbox] = opened.map((part) => {
    if (part.status === 'rejected') throw part.reason;
    return part.value;
  });
  stopping.signal.throwIfAborted();

  const env = { ...process.env, ...database?.env, ...sandbox?.env };
  if (program === null) {
    const watched = watchShop(env, stopping.signal);
    parts.push(watched.stop);
    await watched.ready;
  } else {
    parts.push(await runShopHere(program, env));
  }
  announce(readConfig(env), secrets);
}

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => {
    process.stderr.write(
      'Not everything stopped in time; ending anyway. logs/shop.log in DATA_DIR says what was still open.\n',
    );
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
  await launched;
  for (const part of parts.reverse()) {
    try {
      await part();
    } catch (error) {
      process.stderr.write(`${explain(error)}\n`);
      code = 1;
    }
  }
  process.exit(code);
}

/** An error of our own is a sentence for people; any other error is a bug and is printed with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping.signal.aborted) say('Stopping …');
    void stop(0);
  });
}
// The reader of our output may be gone; that alone is no reason to fail.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    void stop(1);
  });
}
const parent = followedParent();
if (parent !== null) {
  setInterval(() => {
    if (!isRunning(parent)) void stop(0);
  }, CHECK_PARENT_EVERY_MS).unref();
}

// So that a relative DATA_DIR means the same from any working directory.
process.chdir(ROOT);
process.stdout.write('Landfall\n');
const launched = launch(process.argv.includes('--dev')).then(
  () => true,
  (error: unknown) => {
    if (!stopping.signal.aborted) process.stderr.write(`Landfall could not start.\n${explain(error)}\n`);
    return false;
  },
);
if (!(await launched)) await stop(1);
