import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, LogFields } from '#core/log.ts';

/** The launcher's own log, one JSON line per event, beside the shop's log. */
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
