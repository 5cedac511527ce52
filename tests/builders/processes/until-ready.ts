import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_EVERY_MS = 100;

/**
 * Resolves when the started shop reports that it is ready. If it ends before, the error contains its output,
 * when that is piped to us. The pipe is drained afterwards, so that the shop never blocks on it.
 */
export async function untilReady(program: ChildProcess, origin: string): Promise<void> {
  const output: string[] = [];
  const listen = (chunk: Buffer): void => void output.push(chunk.toString('utf8'));
  const streams = [program.stdout, program.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', listen);
  for (;;) {
    // Read before the request, so that its last output has had time to arrive.
    const isOver = hasEnded(program);
    if (await isReady(origin)) break;
    if (isOver) throw new Error(`The shop did not start:\n${output.join('')}`);
    await pause(POLL_EVERY_MS);
  }
  for (const stream of streams) stream.off('data', listen).resume();
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
