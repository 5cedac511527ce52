import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSuite, sum, summaryLine, type Counts } from './suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A suite that writes `report` and ends with `code`. */
function suiteEnding(code: number, report: unknown): Promise<Counts> {
  const file = join(folder, 'report.json');
  const script = `require('fs').writeFileSync(process.argv[1], process.argv[2]); process.exit(${code})`;
  const command = [process.execPath, '-e', script, file, JSON.stringify(report)] as const;
  return runSuite({ name: 'a suite', command: [...command], report: file });
}

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 0,
});

test('the numbers of Vitest and Playwright are added up', async () => {
  const unit = await suiteEnding(0, vitest(5, 0));
  const browser = await suiteEnding(1, { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(summaryLine(sum([unit, browser]))).toBe('8 passed, 2 failed, 1 skipped');
});

test('a suite that ends badly without a failed test counts as a failure', async () => {
  expect(await suiteEnding(1, vitest(5, 0))).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

test('a suite that writes no numbers counts as a failure even when it ends well', async () => {
  expect((await suiteEnding(0, {})).failed).toBe(1);
});

test('nothing is said about skipped tests when there are none', () => {
  expect(summaryLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
});
