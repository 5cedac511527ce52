import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countRepeats } from '#server/logging/count-repeats.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What runs while a request is answered and has a log. */
const SERVES_REQUESTS = '{server/http,server/pages,adapters/accounts,adapters/images}';
/** Events that no client can cause again and again, each with the reason. */
const WRITTEN_ONCE: Readonly<Record<string, string>> = {};

const CALLS = 50;
const LOG_CALL = /\blog\s*\.(?:info|warn|error)\(\s*(?:'([a-z-]+)')?/g;

function loggedEvents() {
  return globSync(`src/${SERVES_REQUESTS}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(LOG_CALL)].map(([, event]) => ({ file, event })),
    );
}

function linesOf(event: string): number {
  const written = aLog();
  const log = countRepeats(written, { clock: aClock(), later: () => undefined });
  for (let call = 0; call < CALLS; call += 1) log.warn(event);
  return written.lines.length;
}

test('OPS-11 every log event of a request is counted when it repeats, or is named here with the reason', () => {
  const logged = loggedEvents();
  expect(logged.map(({ event }) => event)).toContain('request-failed');
  const forgotten = logged.filter(
    ({ event }) => event === undefined || (linesOf(event) === CALLS && !(event in WRITTEN_ONCE)),
  );
  expect(
    forgotten,
    'Add the event to src/server/logging/count-repeats.ts, or a client can fill the disk with it',
  ).toEqual([]);
});
