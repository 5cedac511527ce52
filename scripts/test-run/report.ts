import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

/** The results of one suite. */
export type Report = Readonly<{
  counts: Counts;
  /** Each with the first lines of its error. */
  failures: readonly string[];
  /** Passed, but only after a retry. */
  unsteady: readonly string[];
  /** How long each file of tests took, in all its runs together. */
  files: readonly TimedFile[];
}>;

export type TimedFile = Readonly<{ name: string; seconds: number }>;

const MAX_LINES = 12;
const COLOURS = /\u001B\[\d*(?:;\d+)*m/g;

const describe = (name: string, message: string): string =>
  [name, ...message.replace(COLOURS, '').split('\n').slice(0, MAX_LINES)].join('\n    ');

const Vitest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        startTime: z.number().default(0),
        endTime: z.number().default(0),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform((report): Report => ({
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be loaded has no failed test.
      if (failed.length === 0 && file.status === 'failed') return [describe(file.name, file.message)];
      return failed.map((one) =>
        describe(`${file.name} › ${one.fullName}`, (one.failureMessages ?? []).join('\n')),
      );
    }),
    unsteady: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
    })),
  }));

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number().default(0),
          errors: z.array(z.object({ message: z.string().default('') })),
        }),
      ),
    }),
  ),
});

const Group = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Group).optional();
  },
});
type Group = z.infer<typeof Group>;

const specsOf = (group: Group): z.infer<typeof Spec>[] => [
  ...group.specs,
  ...(group.suites ?? []).flatMap(specsOf),
];

const Playwright = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    suites: z.array(Group),
  })
  .transform(({ stats, suites }): Report => {
    const specs = suites.flatMap(specsOf);
    const runs = specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return { status, text: describe(`[${projectName}] ${file} › ${title}`, messages.join('\n')) };
      }),
    );
    const ending = (status: string) => runs.filter((run) => run.status === status).map(({ text }) => text);
    return {
      counts: {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      },
      failures: ending('unexpected'),
      unsteady: ending('flaky'),
      files: [...Map.groupBy(specs, ({ file }) => file)].map(([name, same]) => ({
        name,
        seconds: secondsOf(same),
      })),
    };
  });

function secondsOf(specs: readonly z.infer<typeof Spec>[]): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

const AnyReport = z.union([Vitest, Playwright]);

/** A report as written by Vitest or Playwright. Null: there is none, or it has another format. */
export async function readReport(file: string): Promise<Report | null> {
  if (!existsSync(file)) return null;
  const parsed = AnyReport.safeParse(JSON.parse(await readFile(file, 'utf8')));
  return parsed.success ? parsed.data : null;
}
