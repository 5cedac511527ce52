import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { createLog } from '#server/logging/create-log.ts';

const MAX_BYTES = 20_000_000;

/** The shop's log in DATA_DIR/logs/shop.log; errors are shown on the terminal as well. */
export function openLog(dataDir: string, clock: Clock): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'shop.log');
  if (existsSync(file) && statSync(file).size > MAX_BYTES) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not end the shop.
  stream.on('error', () => undefined);
  return createLog({
    clock,
    write: (line) => {
      stream.write(line);
      if (line.includes('"level":"error"')) process.stderr.write(line);
    },
  });
}
