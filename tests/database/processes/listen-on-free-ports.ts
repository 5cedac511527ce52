import { once } from 'node:events';
import { createServer } from 'node:net';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';

if (import.meta.main) await run(Number(process.argv[2] ?? 0));

/** Reserves ports first and listens on them later, like a test that starts programs on them. */
async function run(count: number): Promise<void> {
  const ports: number[] = [];
  for (let attempts = 0; attempts < count; attempts += 1) ports.push(await aFreePort());
  for (const port of ports) await once(createServer().listen(port), 'listening');
  console.log(ports.join(' '));
  process.stdin.resume().once('end', () => process.exit(0));
}
