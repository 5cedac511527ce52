import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../launch/repository.mjs';
import type { PlantedBug } from './planted-bug.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';

/** The folders that the scenarios need. Packages and the build are linked, because nothing is planted in them. */
const FOLDERS = [
  'src',
  'sandbox',
  'tests',
  'database',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

const Report = z.object({
  numTotalTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** `broken`: the scenario could not be run, which proves nothing. */
type Verdict = Readonly<{ kind: 'caught' | 'survived' | 'broken'; by: string; seconds: number }>;

/**
 * Plants every bug whose name contains one of the words of `only` into a copy of the repository, one at a
 * time, and runs the scenario that must catch it. True: all were caught, and the scenarios pass where nothing
 * is planted.
 */
export async function proveHarness(only: string): Promise<boolean> {
  const bugs = PLANTED_BUGS.filter(({ name }) => only.split(',').some((word) => name.includes(word)));
  const scenarios = [...new Set(bugs.map(({ scenario }) => scenario))];
  let isProved = true;
  for (const bug of bugs) {
    const verdict = await inCopy(async (folder) => {
      await plant(folder, bug);
      return runScenarios(folder, [bug.scenario, '-t', bug.tests]);
    });
    print(bug.name, verdict);
    isProved &&= verdict.kind === 'caught';
  }
  // Scenarios that fail without a planted bug would seem to catch everything.
  const healthy = await inCopy((folder) => runScenarios(folder, scenarios));
  print('nothing planted', healthy);
  isProved &&= healthy.kind === 'survived';
  process.stdout.write(
    `\n${bugs.length} bugs planted. ${isProved ? 'All were caught.' : 'NOT all were caught.'}\n`,
  );
  return isProved;
}

function print(name: string, { kind, by, seconds }: Verdict): void {
  process.stdout.write(`${name.padEnd(58)} ${kind.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s  ${by}\n`);
}

async function inCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-planted-'));
  try {
    for (const name of FOLDERS) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    for (const name of ['node_modules', 'build']) await symlink(join(ROOT, name), join(folder, name));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function plant(folder: string, { name, patches }: PlantedBug): Promise<void> {
  for (const { file, from, to } of patches) {
    const path = join(folder, file);
    const [before, after, ...more] = (await readFile(path, 'utf8')).split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`"${name}" cannot be planted: ${file} does not contain "${from}" exactly once.`);
    await writeFile(path, `${before}${to}${after}`);
  }
}

async function runScenarios(folder: string, which: readonly string[]): Promise<Verdict> {
  const began = performance.now();
  const reportFile = join(folder, 'report.json');
  const program = [
    join(folder, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'integration',
    ...which,
  ];
  const child = spawn(process.execPath, [...program, '--reporter=json', `--outputFile=${reportFile}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.on('close', (code) => resolve(code));
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  const report = text === null ? null : Report.parse(JSON.parse(text));
  if (report === null || report.numTotalTests === 0)
    return { kind: 'broken', by: `code ${code ?? 'none'}`, seconds };
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const [first] = failed;
  if (first === undefined) return { kind: code === 0 ? 'survived' : 'broken', by: '', seconds };
  const [why = ''] = first.failureMessages.join().split('\n');
  return { kind: 'caught', by: `${first.title.slice(0, 60)}… ${why.slice(0, 120)}`, seconds };
}
