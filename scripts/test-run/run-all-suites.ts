import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages } from '../launch/build-pages.ts';
import { ROOT } from '../launch/repository.mjs';
import { installTools } from './install-tools.ts';
import type { Report } from './report.ts';
import { runSuite, type Suite, summary, withFailure } from './suite.ts';

const OPTIONS = {
  /** Also the tests of LONG_RUNS, as CI does. */
  all: { type: 'boolean', default: false },
} as const;

const values = readOptions();

/** Tests that start and kill whole processes, and generated runs of thousands of requests: two fifths of the time of all integration tests. */
const LONG_RUNS = [
  'tests/faults',
  'tests/integration/launch',
  'tests/integration/access',
  'tests/integration/backup',
  'tests/integration/api/fuzz.test.ts',
  'tests/integration/api/fuzz-visitors.test.ts',
  'tests/integration/jobs/crash.test.ts',
  'tests/integration/order-flow/races.test.ts',
  'tests/integration/sandbox/crash.test.ts',
] as const;

const REPORTS = join(ROOT, '.landfall', 'reports');
const report = (name: string): string => join(REPORTS, `${name}.json`);

const GATE: Suite = {
  name: 'The gate: format, lint, types, imports, unused code, tokens, messages, rules, unit tests',
  command: [process.execPath, 'scripts/check.ts'],
  env: { UNIT_TEST_REPORT: report('unit') },
  report: report('unit'),
};

const vitest = (name: string, more: readonly string[]): Pick<Suite, 'command' | 'report'> => ({
  command: [
    ...(['vitest', 'run', '--project', 'integration', ...more] as const),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  ],
  report: report(name),
});

const INTEGRATION: Suite = {
  name: 'Integration: PostgreSQL and the sandbox',
  ...vitest('integration', [
    ...LONG_RUNS.map((path) => `--exclude=${path.endsWith('.ts') ? path : `${path}/**`}`),
    // Half of their time is waiting. With one file per core the processor is idle when the other suites have ended.
    `--maxWorkers=${availableParallelism() + 1}`,
  ]),
  isPrintedAtEnd: true,
};

const LONG: Suite = {
  name: 'Long runs: whole shops, started and killed, and generated requests',
  ...vitest('long-runs', [...LONG_RUNS, `--maxWorkers=${availableParallelism()}`]),
};

/**
 * Every screen in both widths and languages, and the search for secrets after a whole purchase: a seventh of the time of all
 * browser tests.
 */
const LONG_TAG = '@long';

/** Browser tests that repeat one proof on many screens, or try rarer states: half of the time of all browser tests. */
const LONG_BROWSER_RUNS = [
  'account/change-address',
  'account/disabled-account',
  'account/ended-esim',
  'account/hand-out',
  'account/new-password',
  'account/not-to-install',
  'account/print-esim',
  'account/reviews',
  'account/saving-fails',
  'account/troubleshooter',
  'admin/discounts',
  'admin/popular-picks',
  'admin/system',
  'buying/back-from-payment',
  'buying/checkout-across-tabs',
  'buying/checkout-second-thoughts',
  'buying/forget-device',
  'buying/gift',
  'buying/gift-parts',
  'buying/order-outcomes',
  'buying/price-hint',
  'buying/topup-link',
  'buying/topup-refused',
  'buying/visitor-country',
  'dashboard/app-offer',
  'dashboard/billing-details',
  'dashboard/group-order',
  'dashboard/many-esims',
  'dashboard/many-orders',
  'dashboard/passport-pages',
  'dashboard/usage-readings',
  'plans/calculator-destination',
  'plans/calculator-reason',
  'plans/coverage-map',
  'plans/early-input',
  'plans/home-explained',
  'plans/plan-list-phone',
  'plans/promo-banner',
  'site/early-forms',
  'site/error-screen',
  'site/guides',
  'site/information-pages',
  'site/language',
  'site/routes',
  'site/service-worker',
  'site/third-language',
  'support/share-links',
  'support/shared-help',
  'support/troubleshooter-reading',
  'support/unproved-ticket',
] as const;

/** Reports are outside Playwright's own output folder, which it empties when it starts. */
const BROWSER: Suite = {
  name: 'Browser: the real program in Chromium',
  command: [
    ...(['playwright', 'test', '--reporter=line,json'] as const),
    ...(values.all
      ? []
      : [`--grep-invert=${[LONG_TAG, ...LONG_BROWSER_RUNS.map((file) => `${file}\\.test`)].join('|')}`]),
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
  report: report('browser'),
};

/** Two lines of work side by side: integration tests wait much, and the gate and the browser use the processor meanwhile. */
async function runAll(): Promise<readonly Report[]> {
  await mkdir(REPORTS, { recursive: true });
  await installTools();
  const built = buildPages(new AbortController().signal).then(
    () => null,
    (error: unknown) => withFailure(null, error instanceof Error ? error.message : String(error)),
  );
  const whenBuilt = async (suite: Suite) => ((await built) === null ? [await runSuite(suite)] : []);
  const [integration, gateAndBrowser] = await Promise.all([
    whenBuilt(INTEGRATION),
    runSuite(GATE).then(async (gate) => [gate, ...(await whenBuilt(BROWSER))]),
  ]);
  // Alone: beside a browser the processes that they start get too little of the processor, and everybody waits longer.
  const longRuns = values.all ? await whenBuilt(LONG) : [];
  const failedBuild = await built;
  return [...gateAndBrowser, ...integration, ...longRuns, ...(failedBuild === null ? [] : [failedBuild])];
}

const reports = await runAll();
if (!values.all)
  process.stdout.write(
    `\nNot run: ${LONG_RUNS.join(', ')}, browser tests with ${LONG_TAG} and of ${LONG_BROWSER_RUNS.join(', ')}. \`npm test -- --all\` runs them too.\n`,
  );
process.stdout.write(`\n${summary(reports)}\n`);
process.exitCode = reports.some(({ counts }) => counts.failed > 0) ? 1 : 0;

function readOptions(): Readonly<{ all: boolean }> {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    // The message names the unknown option.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nKnown: --all\n`);
    process.stdout.write('0 passed, 1 failed\n');
    process.exit(1);
  }
}
