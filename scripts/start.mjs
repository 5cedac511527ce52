// Plain JavaScript for any Node from 20 on: on a new machine nothing else can run before the packages are
// installed.
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareMachine } from './launch/prepare-machine.mjs';
import { ROOT } from './launch/repository.mjs';
import { runWithSignals } from './launch/run-with-signals.mjs';

const COMPILED = join(ROOT, '.landfall', 'compiled');

try {
  const node = await prepareMachine();
  // Compiled code is cached, so that the next start is faster.
  module.enableCompileCache?.(COMPILED);
  const launcher = new URL('./launch/launch.ts', import.meta.url);
  if (node === process.execPath) {
    await import(launcher.href);
  } else {
    const parameters = [
      ...process.execArgv,
      fileURLToPath(launcher),
      '--follow-parent',
      ...process.argv.slice(2),
    ];
    process.exitCode = await runWithSignals(node, parameters, {
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    });
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
