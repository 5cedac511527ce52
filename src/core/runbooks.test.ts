import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUNBOOKS, runbookOf, runbookSentence } from './runbooks.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The kinds of all alerts that the code can raise, by the shape in which they are written. */
function raisedKinds(): readonly string[] {
  const sources = globSync('src/{core,server}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const written = sources.flatMap((file) =>
    [...read(file).matchAll(/kind: '([a-z]+(?:-[a-z]+)+)',\s*message:/g)].map(([, kind = '']) => kind),
  );
  const findings = [...read('src/core/reconciliation/finding.ts').matchAll(/^ {2}'([a-z-]+)':/gm)];
  return [...new Set([...written, ...findings.map(([, kind = '']) => kind), 'catalogue-sync-refused'])];
}

test('OPS-23 every alert names a runbook that exists and explains it', () => {
  const kinds = raisedKinds();
  expect(kinds).toEqual(
    expect.arrayContaining([
      'refund-late',
      'network-wallet-empty',
      'payment-without-order',
      'order-mail-late',
    ]),
  );
  expect(
    kinds.filter((kind) => !read(`docs/runbooks/${runbookOf(kind)}.md`).includes(`\`${kind}\``)),
  ).toEqual([]);
  expect(runbookSentence('order-mail-late')).toBe('Runbook: docs/runbooks/mails-late.md');
});

test('OPS-23 every runbook says what is seen, what it means for customers, what to do and when it is over', () => {
  expect(readdirSync(join(ROOT, 'docs/runbooks')).sort()).toEqual(
    RUNBOOKS.map((name) => `${name}.md`).sort(),
  );
  const parts = [
    '**What you see.**',
    '**What it means for customers.**',
    '**What you do**',
    '**When it is over.**',
  ];
  for (const name of RUNBOOKS) {
    const text = read(`docs/runbooks/${name}.md`);
    expect([name, ...parts.filter((part) => !text.includes(part))]).toEqual([name]);
  }
});
