// Plain JavaScript for any Node from 20 on: on a new machine nothing else can run before the packages are here.
import { fileURLToPath } from 'node:url';
import { prepareMachine } from './launch/prepare-machine.mjs';
import { runWithSignals } from './launch/run-with-signals.mjs';

try {
  const node = await prepareMachine();
  const launcher = new URL('./launch/launch.ts', import.meta.url);
  if (node === process.execPath) {
    await import(launcher.href);
  } else {
    const parameters = [fileURLToPath(launcher), '--follow-parent', ...process.argv.slice(2)];
    process.exitCode = await runWithSignals(node, parameters);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
