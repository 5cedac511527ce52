// Plain JavaScript for any Node from 20 on: from a fresh clone to one line that says how many tests passed.
import { fileURLToPath } from 'node:url';
import { prepareMachine } from './launch/prepare-machine.mjs';
import { runWithSignals } from './launch/run-with-signals.mjs';

try {
  const suites = new URL('./test-run/run-all-suites.ts', import.meta.url);
  process.exitCode = await runWithSignals(await prepareMachine(), [
    fileURLToPath(suites),
    ...process.argv.slice(2),
  ]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
