import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

type Step = Readonly<{ name: string; command: readonly string[]; advice: string }>;

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const FOLDERS = ['src', 'sandbox', 'scripts', 'tests', 'bench'].filter((folder) =>
  existsSync(join(root, folder)),
);

/** Generates the types of the routes, which TypeScript and the linter read. */
const FIRST: Step = {
  name: 'route types',
  command: [bin('react-router'), 'typegen'],
  advice: 'src/web/routes.ts does not load: read the error above and fix the route it names.',
};

/** The file where `npm test` expects the numbers of the unit tests. */
const unitReport = process.env['UNIT_TEST_REPORT'];

/** Slowest first, so that two cores finish at the same time. */
const STEPS: readonly Step[] = [
  {
    // One program for both: the rules need the types anyway, and TypeScript alone took as long again.
    name: 'types and lint',
    command: [process.execPath, bin('oxlint'), '.', '--deny-warnings'],
    advice:
      'Fix what is reported: parse unknown input with a schema instead of asserting a type, and never switch a rule off in the file.',
  },
  {
    name: 'unit tests',
    command: [
      ...[bin('vitest'), 'run', '--project', 'unit', '--reporter=dot'],
      ...(unitReport === undefined ? [] : ['--reporter=json', `--outputFile.json=${unitReport}`]),
    ],
    advice:
      'A rule of the shop is broken: read the failing test and fix the code, or the test if the rule changed.',
  },
  {
    name: 'format',
    command: [process.execPath, bin('oxfmt'), '--check'],
    advice: 'Run `npm run format` and commit the result.',
  },
  {
    name: 'imports',
    command: [bin('depcruise'), ...FOLDERS, '--output-type', 'err-long'],
    advice: 'Follow the message under each import; docs/architecture.md has the whole table.',
  },
  {
    name: 'unused code',
    command: [bin('knip'), '--no-progress'],
    advice: 'Delete what nothing uses, or use it.',
  },
  {
    name: 'code used only by tests',
    command: [bin('knip'), '--production', '--no-progress'],
    advice:
      'Delete what only tests use, or write why they need it above the export, with the tag @internal. Move a package that only scripts use to `devDependencies`.',
  },
  {
    name: 'tokens',
    command: [process.execPath, 'scripts/check-tokens.ts'],
    advice: 'Use a token of src/web/ui/tokens.css; add one there when none fits.',
  },
  {
    name: 'styles',
    command: [process.execPath, 'scripts/check-styles.ts'],
    advice:
      'A feature uses its own classes and those of src/web/ui; corners are tokens; margins, paddings and gaps are --spacing(); a file has at most 300 lines.',
  },
  {
    name: 'messages',
    command: [process.execPath, 'scripts/check-messages.ts'],
    advice: 'Keep src/messages/en, es and pt alike, and delete unused keys.',
  },
  {
    name: 'rules',
    command: [process.execPath, 'scripts/rules.ts', '--quiet'],
    advice: 'Write the missing test; `npm run rules` shows every area.',
  },
];

const running = new Set<ChildProcess>();

/**
 * A signal that ends the gate also ends its steps: a linter left running would take a core from the next run.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Runs one step and prints its output only when it failed. True means passed. */
async function run({ name, command, advice }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const output: Buffer[] = [];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      // The type checker of the linter is a Go program: collecting garbage less often saves a sixth of its time.
      GOGC: '400',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('error', (error) => {
    output.push(Buffer.from(error.message));
    resolve(1);
  });
  child.once('close', resolve);
  const hasPassed = (await promise) === 0;
  running.delete(child);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!hasPassed) console.log(`\n${Buffer.concat(output).toString('utf8').trim()}\n`);
  console.log(hasPassed ? `ok      ${name} (${seconds} s)` : `FAILED  ${name} (${seconds} s): ${advice}`);
  return hasPassed;
}

/** Takes steps from the shared queue until it is empty. */
async function work(queue: Step[], failed: string[]): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    if (!(await run(step))) failed.push(step.name);
  }
}

const only = process.argv.slice(2);
const queue = STEPS.filter((step) => only.length === 0 || only.includes(step.name));
const failed: string[] = [];
if (!(await run(FIRST))) failed.push(FIRST.name);
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, () => work(queue, failed)));
console.log(
  failed.length === 0
    ? 'All checks passed.'
    : `These checks failed: ${failed.join(', ')}. Each line above says what to do.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
