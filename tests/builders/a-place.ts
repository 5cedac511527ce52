import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFreePort } from './a-free-port.ts';

/** Where a copy of the whole program lives; `env` tells it so. */
export type Place = Readonly<{
  dataDir: string;
  port: number;
  sandboxPort: number;
  env: Readonly<Record<string, string>>;
}>;

/** An empty data folder, its name beginning with `prefix`, and ports of its own. Whoever asked removes the folder. */
export async function aDataFolder(prefix: string): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  // PostgreSQL runs as another user when root runs this, and must be able to enter.
  await chmod(dataDir, 0o755);
  const [port, sandboxPort] = [await aFreePort(), await aFreePort()];
  return {
    dataDir,
    port,
    sandboxPort,
    env: { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
  };
}
