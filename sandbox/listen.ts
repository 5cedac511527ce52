import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxEnv } from './faults/fault-middleware.ts';

/** Only programs on this machine may reach the sandbox. */
export const LISTEN_ADDRESS = '127.0.0.1';

const KEEP_ALIVE_MS = 65_000;

export async function listen(
  app: Hono<SandboxEnv>,
  port: number,
): Promise<{ origin: string; close(): Promise<void> }> {
  const result = getRequestListener(app.fetch);
  const server = createServer((request, response) => void result(request, response));
  // Longer than a caller keeps an idle connection, or a request may be sent on one that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LISTEN_ADDRESS, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no TCP address.');
  return {
    origin: `http://${LISTEN_ADDRESS}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
