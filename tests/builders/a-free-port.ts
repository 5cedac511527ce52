import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port nobody has at this moment, on any address of the machine. */
export async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port');
  return address.port;
}
