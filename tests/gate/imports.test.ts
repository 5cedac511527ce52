import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type FixtureTree, makeFixtureTree } from './fixture-tree.ts';

const DEPCRUISE = join(import.meta.dirname, '../../node_modules/.bin/depcruise');

/** rule, the file that breaks it, what it imports (`type:` makes it a type import). */
const ATTACKS = [
  ['core-is-pure', 'src/core/a.ts', '#adapters/airalo/inside.ts'],
  ['core-is-pure', 'src/core/b.ts', 'type:#contract/answer.ts'],
  ['core-has-no-libraries', 'src/core/c.ts', 'zod'],
  ['core-has-no-libraries', 'src/core/d.ts', 'node:fs'],
  ['core-is-pure', 'src/core/e.ts', 'type:#messages/messages-of.server.ts'],
  ['core-takes-the-texts-as-a-parameter', 'src/core/f.ts', '#messages/translate.ts'],
  ['core-is-pure', 'src/core/g.ts', 'type:#mails/render-mail.tsx'],
  ['messages-are-texts', 'src/messages/a.ts', '#core/money.ts'],
  ['contract-is-the-wire', 'src/contract/a.ts', 'type:#server/http/inside.ts'],
  ['contract-takes-only-types-from-core', 'src/contract/b.ts', '#core/money.ts'],
  ['adapters-serve-core', 'src/adapters/airalo/a.ts', '#contract/answer.ts'],
  ['adapters-serve-core', 'src/adapters/airalo/b.ts', '#server/http/inside.ts'],
  ['adapters-serve-core', 'src/adapters/airalo/d.ts', '#mails/render-mail.tsx'],
  ['adapters-are-strangers', 'src/adapters/airalo/c.ts', '#adapters/smtp/inside.ts'],
  ['server-uses-the-built-app', 'src/server/http/a.ts', '#web/ui/button.tsx'],
  ['server-uses-the-built-app', 'src/server/mails/a.ts', '#mails/render-mail.tsx'],
  ['mails-only-lay-out', 'src/mails/a.ts', '#adapters/smtp/inside.ts'],
  ['mails-only-lay-out', 'src/mails/b.ts', '#web/ui/button.tsx'],
  ['mails-only-lay-out', 'src/mails/c.ts', 'type:#server/http/inside.ts'],
  ['mails-take-the-texts-as-a-parameter', 'src/mails/e.ts', '#messages/messages-of.server.ts'],
  ['vendors-stay-behind-ports', 'src/mails/d.ts', 'stripe'],
  ['vendors-stay-behind-ports', 'src/server/http/b.ts', 'stripe'],
  ['web-knows-no-server', 'src/web/features/plans/a.ts', '#adapters/airalo/inside.ts'],
  ['web-knows-no-server', 'src/web/features/plans/f.ts', '#mails/render-mail.tsx'],
  ['web-sees-the-api-in-one-file', 'src/web/features/plans/b.ts', 'type:#server/http/inside.ts'],
  ['the-api-client-takes-only-types', 'src/web/api/api-client.ts', '#server/http/inside.ts'],
  ['pages-run-in-a-browser', 'src/web/features/plans/c.ts', 'node:fs'],
  ['features-are-strangers', 'src/web/features/plans/d.ts', '#web/features/cart/inside.ts'],
  ['customers-load-nothing-of-staff', 'src/web/features/plans/g.ts', '#web/admin/frame/inside.ts'],
  ['features-do-not-know-screens', 'src/web/features/plans/e.ts', '#web/routes/home.tsx'],
  ['shared-web-code-knows-no-feature', 'src/web/plans/a.ts', '#web/features/cart/inside.ts'],
  ['ui-knows-no-shop', 'src/web/ui/a.ts', 'type:#core/money.ts'],
  ['ui-knows-no-shop', 'src/web/ui/b.ts', '#web/features/cart/inside.ts'],
  ['sandbox-is-another-world', 'sandbox/a.ts', 'type:#core/money.ts'],
  ['shop-does-not-know-the-sandbox', 'src/server/main/a.ts', '#sandbox/sandbox-context.ts'],
  ['program-does-not-import-tests', 'src/server/main/b.ts', '#tests/builders/order.ts'],
  ['program-uses-shipped-packages', 'src/server/main/c.ts', 'vitest'],
  ['every-import-resolves', 'src/server/main/d.ts', '#core/no-such-file.ts'],
  ['no-cycles', 'src/server/main/e.ts', './f.ts'],
] as const;

const ALLOWED = [
  ['src/core/good.ts', 'type:#messages/translate.ts'],
  ['src/messages/good.ts', '#core/language.ts'],
  ['src/adapters/airalo/better.ts', '#messages/messages-of.server.ts'],
  ['src/server/http/better.ts', '#messages/messages-of.server.ts'],
  ['src/contract/good.ts', 'type:#core/money.ts'],
  ['src/adapters/airalo/good.ts', '#core/money.ts'],
  ['src/adapters/smtp/good.ts', 'stripe'],
  ['src/server/http/good.ts', '#contract/answer.ts'],
  ['src/server/main/good.ts', '#adapters/airalo/inside.ts'],
  ['src/mails/good.ts', '#core/money.ts'],
  ['src/mails/better.ts', 'type:#messages/translate.ts'],
  ['src/mails/best.ts', '#web/ui/tokens.css?raw'],
  ['src/web/features/plans/good.ts', '#core/money.ts'],
  ['src/web/routes/good.ts', '#web/features/cart/inside.ts'],
  ['src/web/entry.server.tsx', 'node:stream'],
  ['src/core/good.test.ts', 'vitest'],
] as const;

const GOOD_FILES = {
  'src/core/money.ts': 'export const value = 1;',
  'src/core/language.ts': 'export const value = 1;',
  'src/messages/translate.ts': 'export const value = 1;',
  'src/messages/messages-of.server.ts': 'export const value = 1;',
  'src/contract/answer.ts': 'export const value = 1;',
  'src/adapters/airalo/inside.ts': 'export const value = 1;',
  'src/adapters/smtp/inside.ts': 'export const value = 1;',
  'src/server/http/inside.ts': 'export const value = 1;',
  'src/server/main/f.ts': "import { value } from './e.ts';\nexport { value };",
  'src/mails/render-mail.tsx': 'export const value = 1;',
  'src/web/ui/button.tsx': 'export const value = 1;',
  'src/web/ui/tokens.css': ':root { --ink: #10233a; }',
  'src/web/features/cart/inside.ts': 'export const value = 1;',
  'src/web/admin/frame/inside.ts': 'export const value = 1;',
  'src/web/routes/home.tsx': 'export const value = 1;',
  'sandbox/sandbox-context.ts': 'export const value = 1;',
  'tests/builders/order.ts': 'export const value = 1;',
  'scripts/empty.ts': 'export const value = 1;',
  'bench/empty.ts': 'export const value = 1;',
};

const FAKE_PACKAGES = Object.fromEntries(
  ['zod', 'stripe', 'vitest'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'exports.value = 1;'],
  ]),
);

const cruiseResult = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), comment: z.string().optional(), rule: z.object({ name: z.string() }) }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
});
type CruiseSummary = z.infer<typeof cruiseResult>['summary'];

function importing(target: string): string {
  return target.startsWith('type:')
    ? `import type { value } from '${target.slice('type:'.length)}';\nexport type Value = typeof value;`
    : `import { value } from '${target}';\nexport const own = value;`;
}

function cruise(root: string): CruiseSummary {
  const args = [DEPCRUISE, 'src', 'sandbox', 'scripts', 'tests', 'bench', '--output-type', 'json'];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return cruiseResult.parse(JSON.parse(output)).summary;
}

describe('the import table', () => {
  let tree: FixtureTree;
  let summary: CruiseSummary;

  beforeAll(() => {
    tree = makeFixtureTree(
      {
        ...GOOD_FILES,
        ...FAKE_PACKAGES,
        ...Object.fromEntries(ATTACKS.map(([, file, target]) => [file, importing(target)])),
        ...Object.fromEntries(ALLOWED.map(([file, target]) => [file, importing(target)])),
      },
      ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'],
    );
    summary = cruise(tree.root);
  });
  afterAll(() => tree.remove());

  test.each(ATTACKS)('%s reports an error when %s imports %s', (rule, file) => {
    const violations = summary.violations.filter((violation) => violation.from === file);
    expect(violations.map((violation) => violation.rule.name)).toContain(rule);
  });

  test.each(ALLOWED)('%s may import %s', (file) => {
    expect(summary.violations.filter((violation) => violation.from === file)).toEqual([]);
  });

  test('every rule of the table has a violation here and a message that says what to do', () => {
    const attacked = new Set<string>(ATTACKS.map(([rule]) => rule));
    const rules = summary.ruleSetUsed.forbidden;
    expect(rules.filter((rule) => !attacked.has(rule.name))).toEqual([]);
    for (const rule of rules) expect(rule.comment).toMatch(/^.{20,}\.$/);
  });
});
