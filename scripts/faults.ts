import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proveHarness } from './faults/prove.ts';
import { buildPages } from './launch/build-pages.ts';
import { ROOT } from './launch/repository.mjs';

const { values } = parseArgs({
  options: {
    prove: { type: 'boolean', default: false },
    /** With --prove: only the bugs whose name contains one of these comma-separated words. */
    only: { type: 'string', default: '' },
    checkouts: { type: 'string', default: process.env['FAULT_CHECKOUTS'] ?? '1000' },
    kills: { type: 'string', default: process.env['FAULT_KILLS'] ?? '200' },
  },
});

// The processes of the scenarios send the built mails.
await buildPages(new AbortController().signal);
process.exitCode = values.prove ? await prove() : await runLongForm();

async function prove(): Promise<number> {
  return (await proveHarness(values.only)) ? 0 : 1;
}

/** Every scenario at the shop's real speed. Times are printed, never asserted. */
function runLongForm(): Promise<number> {
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  // One file at a time: the figures are for a shop that has the machine to itself.
  const how = ['--disable-console-intercept', '--no-file-parallelism'];
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'integration', 'tests/faults', ...how], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULT_FORM: 'long',
      FAULT_CHECKOUTS: values.checkouts,
      FAULT_KILLS: values.kills,
    },
  });
  child.on('close', (code) => resolve(code ?? 1));
  return ended;
}
