import { createSandboxApp } from './create-sandbox-app.ts';
import { listen } from './listen.ts';
import { openWorld, type SandboxKeys } from './world.ts';

export type SandboxOptions = Readonly<{
  /** 0 takes a free one. */
  port: number;
  smtpPort: number;
  dataDir: string;
  shopOrigin: string;
  keys: SandboxKeys;
}>;

export type Sandbox = Readonly<{ origin: string; smtpUrl: string; close(): Promise<void> }>;

/** The outside world on this machine. It listens on 127.0.0.1 only, and starts where its data folder left off. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const opened = openWorld(options);
  const server = await listen(createSandboxApp(opened.world), options.port);
  return {
    origin: server.origin,
    smtpUrl: '',
    async close() {
      await server.close();
      opened.close();
    },
  };
}
