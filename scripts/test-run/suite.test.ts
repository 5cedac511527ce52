import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Report } from './report.ts';
import { runSuite, summary } from './suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A suite that writes `report` and ends with `code`. */
function suiteEnding(code: number, report: unknown): Promise<Report> {
  const file = join(folder, 'report.json');
  const script = `require('fs').writeFileSync(process.argv[1], process.argv[2]); process.exit(${code})`;
  const command = [process.execPath, '-e', script, file, JSON.stringify(report)] as const;
  return runSuite({ name: 'a suite', command: [...command], report: file });
}

const vitest = (passed: number, failed: string[]) => ({
  numPassedTests: passed,
  numFailedTests: failed.length,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: 'a.test.ts',
      status: failed.length > 0 ? 'failed' : 'passed',
      assertionResults: [
        { fullName: 'one that holds', status: 'passed' },
        ...failed.map((fullName) => ({ fullName, status: 'failed', failureMessages: ['not so'] })),
      ],
    },
  ],
});

const browserTest = (title: string, status: string) => ({
  title,
  file: 'b.test.ts',
  tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'not seen' }] }] }],
});
const playwright = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [browserTest('broken', 'unexpected')],
      suites: [{ specs: [browserTest('shaky', 'flaky'), browserTest('well', 'expected')] }],
    },
  ],
};

test('the results of Vitest and Playwright are added up, and the last lines name what failed and why', async () => {
  const unit = await suiteEnding(1, vitest(5, ['a sum']));
  const browser = await suiteEnding(1, playwright);
  expect(summary([unit, browser]).split('\n')).toEqual([
    'Passed only after a retry:',
    '  [phone] b.test.ts › shaky',
    '    not seen',
    '',
    'Failed:',
    '  a.test.ts › a sum',
    '    not so',
    '  [phone] b.test.ts › broken',
    '    not seen',
    '',
    '1 skipped',
    '9 passed, 2 failed',
  ]);
});

test('a suite that ends with an error but no failed test counts as a failure', async () => {
  const { counts, failures } = await suiteEnding(1, vitest(5, []));
  expect(counts).toEqual({ passed: 5, failed: 1, skipped: 1 });
  expect(failures).toEqual(['a suite: it ended with code 1 but reported no failed test']);
});

test('a suite that writes no results counts as a failure even when it ends with code 0', async () => {
  expect((await suiteEnding(0, {})).counts.failed).toBe(1);
});

test('skipped tests are not mentioned when there are none', () => {
  const counts = { passed: 2, failed: 0, skipped: 0 };
  expect(summary([{ counts, failures: [], unsteady: [], files: [] }])).toBe('2 passed, 0 failed');
});

test('the ten slowest files are printed, the slowest first', () => {
  const counts = { passed: 2, failed: 0, skipped: 0 };
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
  const lines = summary([{ counts, failures: [], unsteady: [], files }]).split('\n');
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 2)).toEqual(['The slowest files:', '    11 s  11.test.ts']);
  expect(lines[10]).toBe('     2 s  2.test.ts');
});
