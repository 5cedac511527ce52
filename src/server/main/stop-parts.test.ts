import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { stopParts, type StoppablePart } from './stop-parts.ts';

test('OPS-06 a part that hangs or fails does not keep the others from stopping, and the log says what was open', async () => {
  const log = aLog();
  const stopped: string[] = [];
  const part = (name: string, stop: StoppablePart['stop']): StoppablePart => ({
    name,
    withinMs: 20,
    stop,
    open: () => ({ connections: 3 }),
  });
  await stopParts(
    [
      part('web', () => void stopped.push('web')),
      part('queue', () => new Promise(() => undefined)),
      part('mail', () => Promise.reject(new Error('no response'))),
      part('pages', () => {
        throw new Error('not open');
      }),
      part('database', async () => {
        await Promise.resolve();
        stopped.push('database');
      }),
    ],
    log,
  );
  expect(stopped).toEqual(['web', 'database']);
  expect(log.lines.map(({ level, event, fields }) => ({ level, event, fields }))).toEqual([
    {
      level: 'error',
      event: 'shop-stop-timed-out',
      fields: { part: 'queue', afterMs: 20, connections: 3 },
    },
    { level: 'error', event: 'shop-stop-failed', fields: { part: 'mail', reason: 'no response' } },
    { level: 'error', event: 'shop-stop-failed', fields: { part: 'pages', reason: 'not open' } },
  ]);
});
