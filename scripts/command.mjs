// Plain JavaScript for any Node from 20 on: runs one of the owner's commands, also in a fresh clone.
import { join } from 'node:path';
import { prepareMachine } from './launch/prepare-machine.mjs';
import { ROOT } from './launch/repository.mjs';
import { runWithSignals } from './launch/run-with-signals.mjs';

const [name, ...parameters] = process.argv.slice(2);
try {
  const program = join(ROOT, 'src/server/main/commands', `${name}.ts`);
  process.exitCode = await runWithSignals(await prepareMachine(), [program, ...parameters], { cwd: ROOT });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
