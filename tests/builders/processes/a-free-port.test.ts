import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = new URL('../../database/processes/listen-on-free-ports.ts', import.meta.url).pathname;
const PROCESSES = 6;
const PORTS_EACH = 20;

/** Connections that open and close continuously and get ports from the system. */
async function churn(signal: AbortSignal): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const { port } = address;
  const open: Socket[] = [];
  let made = 0;
  while (!signal.aborted) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    open.push(socket);
    made += 1;
    if (open.length > 200) open.shift()?.destroy();
  }
  for (const socket of open) socket.destroy();
  server.close();
  return made;
}

/** The ports that a separate process reserved and then listened on. */
async function portsOfAProcess(): Promise<readonly number[]> {
  const child = spawn(process.execPath, [PROGRAM, String(PORTS_EACH)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const input = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await once(input, 'line');
  return (lines[0] ?? '').split(' ').map(Number);
}

test(
  'many programs that reserve ports and listen later never collide, beside busy outgoing connections',
  { timeout: 120_000 },
  async () => {
    const done = new AbortController();
    const churning = churn(done.signal);
    const ports = (await Promise.all(Array.from({ length: PROCESSES }, portsOfAProcess))).flat();
    done.abort();
    expect(await churning).toBeGreaterThan(0);
    expect(ports).toHaveLength(PROCESSES * PORTS_EACH);
    expect(new Set(ports).size).toBe(ports.length);
  },
);
