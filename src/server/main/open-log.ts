import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, LogFields } from '#core/log.ts';

export function openLog(dataDir: string): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const write =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
      appendFileSync(join(folder, 'shop.log'), `${line}\n`);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
