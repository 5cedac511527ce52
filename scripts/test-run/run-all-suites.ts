import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildPages } from '../launch/build-pages.ts';
import { ROOT } from '../launch/repository.mjs';
import { installTools } from './install-tools.ts';
import type { Report } from './report.ts';
import { runSuite, type Suite, summary, withFailure } from './suite.ts';

const REPORTS = join(ROOT, '.landfall', 'reports');
const report = (name: string): string => join(REPORTS, `${name}.json`);

const GATE: Suite = {
  name: 'The gate: format, lint, types, imports, unused code, tokens, messages, rules, unit tests',
  command: [process.execPath, 'scripts/check.ts'],
  env: { UNIT_TEST_REPORT: report('unit') },
  report: report('unit'),
};

const INTEGRATION: Suite = {
  name: 'Integration: PostgreSQL, the sandbox, whole processes',
  command: [
    'vitest',
    'run',
    '--project',
    'integration',
    // Many tests wait for a process they started or killed, and another test can use the core meanwhile.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('integration')}`,
  ],
  report: report('integration'),
};

/** Reports are outside Playwright's own output folder, which it empties when it starts. */
const BROWSER: Suite = {
  name: 'Browser: the real program in Chromium',
  command: ['playwright', 'test', '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
  report: report('browser'),
};

async function runAll(): Promise<readonly Report[]> {
  await mkdir(REPORTS, { recursive: true });
  await installTools();
  const reports = [await runSuite(GATE)];
  try {
    await buildPages(new AbortController().signal);
    reports.push(await runSuite(INTEGRATION), await runSuite(BROWSER));
  } catch (error) {
    reports.push(withFailure(null, error instanceof Error ? error.message : String(error)));
  }
  return reports;
}

const reports = await runAll();
process.stdout.write(`\n${summary(reports)}\n`);
process.exitCode = reports.some(({ counts }) => counts.failed > 0) ? 1 : 0;
