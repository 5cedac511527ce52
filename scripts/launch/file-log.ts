import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, LogFields } from '#core/log.ts';
import { openRotatingFile } from '#server/logging/rotating-file.ts';

/** The launcher's own log, one JSON line per event, beside the shop's log. */
export function fileLog(dataDir: string): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const write =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
      const file = openRotatingFile(join(folder, 'launch.log'));
      file.write(`${line}\n`);
      file.close();
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
