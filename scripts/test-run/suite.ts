import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../launch/repository.mjs';

export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

export type Suite = Readonly<{
  name: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** Where the suite writes its numbers, as JSON of Vitest or of Playwright. */
  report: string;
}>;

const Vitest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

const Playwright = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  })
  .transform(({ stats }): Counts => ({
    passed: stats.expected,
    // A test that passes only sometimes is a failing one.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const Report = z.union([Vitest, Playwright]);

/** Streams the suite's own words. A suite that ends badly without naming a failed test counts as one failure. */
export async function runSuite({ name, command, env, report }: Suite): Promise<Counts> {
  process.stdout.write(`\n── ${name}\n`);
  await rm(report, { force: true });
  const code = await run(command, env ?? {});
  const counts = await readReport(report);
  if (code === 0 && counts !== null) return counts;
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 };
  return known.failed > 0 ? known : { ...known, failed: 1 };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function readReport(file: string): Promise<Counts | null> {
  if (!existsSync(file)) return null;
  const parsed = Report.safeParse(JSON.parse(await readFile(file, 'utf8')));
  return parsed.success ? parsed.data : null;
}

function run(
  [program, ...parameters]: Suite['command'],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  });
  // CI ends a run that takes too long by ending us; the suite must not go on alone.
  const endToo = (): void => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.once('SIGTERM', endToo);
  child.once('close', () => process.off('SIGTERM', endToo));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
