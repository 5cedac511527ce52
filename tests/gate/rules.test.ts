import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Files, makeFixtureTree } from './fixture-tree.ts';

const RULES = join(import.meta.dirname, '../../scripts/rules.ts');
const GOOD = {
  'docs/rules.md': '- `CART-01` One.\n- `CART-02` Two.\n- `NAV-01` Bar.\n',
  'docs/complete-rules.json': '["CART-01..02"]',
  'src/cart.test.ts': "test('CART-01 CART-02 the drawer', () => expect(1).toBe(1));",
};

function runRules(files: Files): Readonly<{ status: number | null; stdout: string; stderr: string }> {
  const tree = makeFixtureTree(files);
  try {
    const run = spawnSync(process.execPath, [RULES], { cwd: tree.root, encoding: 'utf8' });
    return { status: run.status, stdout: run.stdout, stderr: run.stderr };
  } finally {
    tree.remove();
  }
}

test('rules that are listed as complete and tested pass the check, and the output shows what is missing', () => {
  const { status, stdout, stderr } = runRules(GOOD);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('NAV          0 %  without a test: 01');
  expect(stdout).toContain('2 of 3 rules are named by a test.');
});

test('a rule listed as complete without a test fails the check', () => {
  const { status, stderr } = runRules({ ...GOOD, 'docs/complete-rules.json': '["CART", "NAV"]' });
  expect(status).toBe(1);
  expect(stderr).toContain('NAV-01 is named complete in docs/complete-rules.json but no test names it');
});

test('a test that names an unknown rule fails the check', () => {
  const { status, stderr } = runRules({
    ...GOOD,
    'tests/browser/a.test.ts': "test('CART-99 x', () => expect(1).toBe(1));",
  });
  expect(status).toBe(1);
  expect(stderr).toContain('tests/browser/a.test.ts names CART-99, which docs/rules.md does not have');
});

test('strings of a data file and skipped tests fail the check: they prove nothing', () => {
  const files = {
    ...GOOD,
    'src/cart.test.ts': "test.skipIf(isFar)('CART-01 the drawer', () => expect(1).toBe(1));",
    'tests/browser/setup/screens.ts': "export const SCREENS = [{ title: 'CART-02 the drawer' }];",
  };
  const { status, stderr } = runRules(files);
  expect(status).toBe(1);
  for (const id of ['CART-01', 'CART-02'])
    expect(stderr).toContain(`${id} is named complete in docs/complete-rules.json but no test names it`);
});
