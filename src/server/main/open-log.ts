import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { countRepeats } from '#server/logging/count-repeats.ts';
import { createLog } from '#server/logging/create-log.ts';
import { openRotatingFile } from '#server/logging/rotating-file.ts';

/** The shop's log in DATA_DIR/logs/shop.log; errors are also printed to the terminal. */
export function openLog(dataDir: string, clock: Clock): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = openRotatingFile(join(folder, 'shop.log'));
  const log = createLog({
    clock,
    write: (line) => {
      file.write(line);
      if (line.includes('"level":"error"')) process.stderr.write(line);
    },
  });
  return countRepeats(log, { clock });
}
