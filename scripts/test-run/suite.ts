import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ROOT } from '../launch/repository.mjs';
import { type Counts, readReport, type Report } from './report.ts';

export type Suite = Readonly<{
  name: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** Where the suite writes its results, as JSON of Vitest or of Playwright. */
  report: string;
  /** Its output is printed at its end: another suite runs beside it, and the lines of two suites would mix. */
  isPrintedAtEnd?: boolean;
}>;

/** A suite that ends with an error without naming a failed test counts as one failure. */
export async function runSuite(suite: Suite): Promise<Report> {
  const { name, report } = suite;
  await rm(report, { force: true });
  const code = await run(suite);
  const written = await readReport(report);
  if (written !== null && (code === 0 || written.counts.failed > 0)) return written;
  return withFailure(written, `${name}: it ended with code ${code} but reported no failed test`);
}

/** The suite's own report, if any, plus one failure. */
export function withFailure(written: Report | null, failure: string): Report {
  const { counts, failures, ...rest } = written ?? NOTHING;
  return {
    counts: { ...counts, failed: counts.failed + 1 },
    failures: [...failures, failure],
    ...rest,
  };
}

const NOTHING: Report = {
  counts: { passed: 0, failed: 0, skipped: 0 },
  failures: [],
  unsteady: [],
  files: [],
};

/**
 * Everything a reader of the last lines needs: what failed and why, which tests were unsteady, and the
 * totals.
 */
export function summary(reports: readonly Report[]): string {
  const list = (title: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`), ''];
  return [
    ...list('The slowest files:', slowestFiles(reports)),
    ...list(
      'Passed only after a retry:',
      reports.flatMap(({ unsteady }) => unsteady),
    ),
    ...list(
      'Failed:',
      reports.flatMap(({ failures }) => failures),
    ),
    summaryLine(sum(reports.map(({ counts }) => counts))),
  ].join('\n');
}

function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NOTHING.counts,
  );
}

function slowestFiles(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ files }) => files)
    .filter(({ seconds }) => seconds > 0)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(
      ({ name, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${relative(ROOT, resolve(ROOT, name))}`,
    );
}

/** The skipped ones are on a line of their own: CI reads the last line. */
function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${skipped > 0 ? `${skipped} skipped\n` : ''}${passed} passed, ${failed} failed`;
}

const running = new Set<ChildProcess>();

// CI stops a run that takes too long by ending this process; no suite must continue alone.
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(1);
});

function run({ name, command: [program, ...parameters], env, isPrintedAtEnd }: Suite): Promise<number> {
  const title = `\n── ${name}\n`;
  const output: Buffer[] = [Buffer.from(title)];
  if (isPrintedAtEnd !== true) process.stdout.write(title);
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: isPrintedAtEnd === true ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  });
  running.add(child);
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (code: number): void => {
      running.delete(child);
      if (isPrintedAtEnd === true) process.stdout.write(Buffer.concat(output));
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
