import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_EVERY_MS = 100;

/**
 * Resolves when the shop that was started answers that it is ready. One that ends before is an error, with what it
 * said where its output is piped to us; such a pipe is kept empty afterwards, so that the shop never waits for us.
 */
export async function untilReady(program: ChildProcess, origin: string): Promise<void> {
  const said: string[] = [];
  const listen = (chunk: Buffer): void => void said.push(chunk.toString('utf8'));
  const streams = [program.stdout, program.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', listen);
  for (;;) {
    // Looked at before asking, so that its last words have had time to arrive.
    const isOver = hasEnded(program);
    if (await isReady(origin)) break;
    if (isOver) throw new Error(`The shop did not start:\n${said.join('')}`);
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
