import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { watchForStuckPool } from './watch-for-stuck-pool.ts';

/** Checks that find these results one after the other, and then nothing. */
function aWatch(results: readonly boolean[]) {
  const left = [...results];
  const log = aLog();
  let ended = 0;
  let checks = 0;
  const needsNewProcess = () => {
    checks += 1;
    return Promise.resolve(left.shift() ?? false);
  };
  onTestFinished(watchForStuckPool({ pools: { needsNewProcess }, log, everyMs: 1 }, () => (ended += 1)));
  return { log, ended: () => ended, checks: () => checks };
}

test('OPS-28 a process ends when two checks in a row find that only a new one helps, and its log says why', async () => {
  const { log, ended, checks } = aWatch([false, true, true, true]);
  await eventually(() => expect(ended()).toBe(1));
  expect(checks()).toBe(3);
  expect(log.lines).toMatchObject([{ level: 'error', event: 'database-pool-stuck' }]);
});

test('OPS-28 one check, such as in the moment in which a database returns, ends nothing', async () => {
  const { log, ended, checks } = aWatch([true, false, true, false]);
  await eventually(() => expect(checks()).toBeGreaterThan(5));
  expect(ended()).toBe(0);
  expect(log.lines).toEqual([]);
});
