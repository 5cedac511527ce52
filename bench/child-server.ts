import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

const Started = z.object({ port: z.int() });
const Used = z.object({ cpuMicroseconds: z.number() });

/** A server in a separate process, so that its CPU time is measured apart from that of its clients. */
export type ChildServer = Readonly<{ port: number; cpuMicroseconds(): Promise<number>; stop(): void }>;

export async function startChild(program: string, instructions: unknown): Promise<ChildServer> {
  const child = fork(join(import.meta.dirname, program), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ instructions });
  const { port } = Started.parse(await nextMessage(child));
  return {
    port,
    async cpuMicroseconds() {
      child.send('cpu');
      return Used.parse(await nextMessage(child)).cpuMicroseconds;
    },
    stop: () => void child.kill(),
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit);
      resolve(message);
    };
    const onExit = () => {
      reject(new Error('The server ended early'));
    };
    child.once('message', onMessage).once('exit', onExit);
  });
}

/** The child's side: waits for its instructions, starts, and reports its CPU time on request. */
export function serveParent(start: (instructions: unknown) => Promise<number>): void {
  process.once('message', (message) => {
    const { instructions } = z.object({ instructions: z.unknown() }).parse(message);
    void start(instructions).then((port) => {
      process.on('message', () => {
        const { user, system } = process.cpuUsage();
        process.send?.({ cpuMicroseconds: user + system });
      });
      process.send?.({ port });
    });
  });
}
