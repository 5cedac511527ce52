import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFreePort } from './a-free-port.ts';

/** The folder and ports of a copy of the whole program; `env` passes them to it. */
export type ProgramSettings = Readonly<{
  dataDir: string;
  port: number;
  sandboxPort: number;
  env: Readonly<Record<string, string>>;
}>;

/**
 * An empty data folder, its name beginning with `prefix`, and its own ports. The caller removes the folder.
 */
export async function aDataFolder(prefix: string): Promise<ProgramSettings> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  // When root runs this, PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755);
  const [port, sandboxPort] = [await aFreePort(), await aFreePort()];
  return {
    dataDir,
    port,
    sandboxPort,
    env: { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
  };
}
