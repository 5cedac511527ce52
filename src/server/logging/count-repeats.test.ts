import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { countRepeats } from './count-repeats.ts';

function aCountingLog() {
  const written = aLog();
  const clock = aClock();
  const waiting: (() => void)[] = [];
  const log = countRepeats(written, { clock, later: (_, run) => void waiting.push(run) });
  const passAMinute = () => {
    clock.advance(60);
    for (const run of waiting.splice(0)) run();
  };
  return { log, written: written.lines, passAMinute, clock };
}

test('OPS-11 ten thousand unreadable requests are two lines: the first, and how many followed', () => {
  const { log, written, passAMinute } = aCountingLog();
  for (let call = 0; call < 10_000; call += 1) log.warn('request-unreadable', { error: `number ${call}` });
  expect(written).toEqual([{ level: 'warn', event: 'request-unreadable', fields: { error: 'number 0' } }]);
  passAMinute();
  expect(written.slice(1)).toEqual([
    { level: 'warn', event: 'request-unreadable', fields: { repeated: 9_999, withinSeconds: 60 } },
  ]);
  passAMinute();
  log.warn('request-unreadable', { error: 'later' });
  expect(written).toHaveLength(3);
});

test('a count is written when its minute is over, even if the timer comes late', () => {
  const { log, written, clock, passAMinute } = aCountingLog();
  log.warn('rate-limited');
  log.warn('rate-limited');
  clock.advance(61);
  log.warn('rate-limited', { path: '/api/me' });
  expect(written.map(({ fields }) => fields)).toEqual([
    {},
    { repeated: 1, withinSeconds: 60 },
    { path: '/api/me' },
  ]);
  passAMinute();
  expect(written).toHaveLength(3);
});

test('OPS-11 our own failures are written in full twenty times a minute, and each kind has its own count', () => {
  const { log, written, passAMinute } = aCountingLog();
  for (let call = 0; call < 50; call += 1) log.error('request-failed', { error: `number ${call}` });
  log.error('page-failed', { error: 'another' });
  expect(written.filter(({ event }) => event === 'request-failed')).toHaveLength(20);
  expect(written.filter(({ event }) => event === 'page-failed')).toHaveLength(1);
  passAMinute();
  expect(written.at(-1)).toEqual({
    level: 'error',
    event: 'request-failed',
    fields: { repeated: 30, withinSeconds: 60 },
  });
});

test('events of the shop itself are always written', () => {
  const { log, written } = aCountingLog();
  for (let call = 0; call < 500; call += 1) log.info('order-paid', { call });
  expect(written).toHaveLength(500);
});

test('OPS-11 what the accounts library says about hostile calls is one line a minute', () => {
  const { log, written, passAMinute } = aCountingLog();
  for (let call = 0; call < 100; call += 1) log.error('accounts-error', { reason: `number ${call}` });
  passAMinute();
  expect(written.map(({ fields }) => fields)).toEqual([
    { reason: 'number 0' },
    { repeated: 99, withinSeconds: 60 },
  ]);
});
