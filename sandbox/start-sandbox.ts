import { createSandboxApp } from './create-sandbox-app.ts';
import { listen } from './listen.ts';
import { openMailStore } from './mailbox/mail-store.ts';
import { startSmtp } from './mailbox/start-smtp.ts';
import { openSandboxContext, type SandboxKeys, type SandboxContext } from './sandbox-context.ts';

export type SandboxOptions = Readonly<{
  /** 0 selects a free port. */
  port: number;
  smtpPort: number;
  dataDir: string;
  shopOrigin: string;
  keys: SandboxKeys;
}>;

export type Sandbox = Readonly<{ origin: string; smtpUrl: string; close(): Promise<void> }>;

async function startServers(sandbox: SandboxContext, options: SandboxOptions) {
  const mails = openMailStore(sandbox);
  const smtp = await startSmtp({ sandbox, mails, port: options.smtpPort });
  try {
    return { smtp, server: await listen(createSandboxApp(sandbox, mails), options.port) };
  } catch (error) {
    await smtp.close();
    throw error;
  }
}

/**
 * The external services on this machine. Listens on 127.0.0.1 only, and continues with the state of its data
 * folder.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const opened = openSandboxContext(options);
  try {
    const { smtp, server } = await startServers(opened.sandbox, options);
    return {
      origin: server.origin,
      smtpUrl: smtp.url,
      async close() {
        await Promise.all([server.close(), smtp.close()]);
        opened.close();
      },
    };
  } catch (error) {
    opened.close();
    throw error;
  }
}
