import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Tells systemd that this process is ready (`Type=notify`), so that `systemctl restart` returns when the next process
 * may be restarted. Without systemd it does nothing.
 */
export async function notifyServiceManager(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['NOTIFY_SOCKET'] === undefined) return;
  await promisify(execFile)('systemd-notify', ['--ready'], { env });
}
