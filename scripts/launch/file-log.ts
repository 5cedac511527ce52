import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, LogFields } from '#core/log.ts';

/** What the start itself does, one JSON line each, beside the shop's own log. */
export function fileLog(dataDir: string): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const write =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
      appendFileSync(join(folder, 'launch.log'), `${line}\n`, { mode: 0o600 });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
