import { spawn } from 'node:child_process';

/**
 * Runs a program in this terminal and forwards the signals that end us, so that it can stop in its own order.
 * Resolves with its exit code.
 */
export function runWithSignals(program, parameters, options = {}) {
  const child = spawn(program, parameters, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
