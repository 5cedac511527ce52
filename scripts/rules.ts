import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Coverage, coverRules, expandComplete, readRules } from './rules/rule-coverage.ts';

/** `npm run rules` lists rules without a test; with --quiet it prints only errors. */
const isQuiet = process.argv.includes('--quiet');
const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const rules = readRules(read('docs/rules.md'));
// Test files, and the contract suites they call. A data file proves nothing, whatever it contains.
const TEST_FILES = ['{src,sandbox,scripts,bench}/**/*.test.{ts,tsx}', 'tests/**/*.{test,contract}.ts'];
const paths = globSync(TEST_FILES, {
  cwd: root,
  // These tests are about this check and name rules only as examples.
  exclude: ['scripts/rules/**', 'tests/gate/rules.test.ts'],
});
const coverage = coverRules(
  rules,
  paths.map((path) => ({ path, text: read(path) })),
);

function print({ areas, tested, total }: Coverage): void {
  for (const { area, total: inArea, untested } of areas) {
    const share = Math.round(((inArea - untested.length) / inArea) * 100);
    const missing = untested.map((id) => id.slice(area.length + 1)).join(' ');
    console.log(
      `${area.padEnd(10)} ${String(share).padStart(3)} %  ${missing === '' ? '' : `without a test: ${missing}`}`,
    );
  }
  console.log(`${tested} of ${total} rules are named by a test.`);
}

function complete(): readonly string[] {
  if (!existsSync(join(root, 'docs/complete-rules.json'))) return [];
  const entries = z.array(z.string()).parse(JSON.parse(read('docs/complete-rules.json')));
  return entries.flatMap((entry) => expandComplete(entry, rules));
}

const untested = new Set(coverage.areas.flatMap((area) => area.untested));
const broken = complete().filter((id) => untested.has(id));

if (!isQuiet) print(coverage);
for (const id of broken) {
  console.error(
    `${id} is named complete in docs/complete-rules.json but no test names it: write a test whose title starts with it.`,
  );
}
for (const { id, path } of coverage.unknown) {
  console.error(`${path} names ${id}, which docs/rules.md does not have: correct the id.`);
}
process.exitCode = broken.length + coverage.unknown.length === 0 ? 0 : 1;
