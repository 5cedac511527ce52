import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');

/** rule, a file of a copy of the project that is given the violation, the violation. */
const ATTACKS = [
  [
    'eslint(no-restricted-globals)',
    'src/core/money.ts',
    "export const answer = fetch('https://example.com');",
  ],
  ['shop(restricted-syntax)', 'src/core/money.ts', "export * from './clock.ts';"],
  ['shop(restricted-syntax)', 'src/web/document/page-facts.ts', "export const home = process.env['HOME'];"],
  [
    'shop(restricted-syntax)',
    'scripts/rules/rule-coverage.test.ts',
    "import { vi } from 'vitest';\nvi.mock('./x.ts');",
  ],
  [
    'shop(restricted-syntax)',
    'src/web/entry.client.tsx',
    'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    'shop(restricted-syntax)',
    'src/web/routes/home.tsx',
    'export const loader = ({ request }: { request: Request }) => request.url;',
  ],
  [
    'typescript(consistent-type-assertions)',
    'src/core/money.ts',
    'export const a = {} as Map<string, string>;',
  ],
  ['typescript(TS2322)', 'src/core/money.ts', "export const a: number = 'x';"],
  ['typescript(no-explicit-any)', 'src/core/money.ts', 'export const a = (b: any): void => void b;'],
  ['eslint(no-warning-comments)', 'src/core/money.ts', '// TODO later'],
  [
    'eslint(no-restricted-imports)',
    'src/adapters/postgres/lead-store.ts',
    "import { drizzle } from 'drizzle-orm/node-postgres';\nexport const db = drizzle;",
  ],
  [
    'eslint(max-params)',
    'src/core/money.ts',
    'export const a = (b: 1, c: 1, d: 1, e: 1): number => b + c + d + e;',
  ],
  ['eslint(max-lines)', 'src/core/money.ts', 'void 0;\n'.repeat(301)],
  [
    'eslint(max-lines-per-function)',
    'src/core/money.ts',
    `export function a(): void {\n${'  void 0;\n'.repeat(61)}}`,
  ],
  [
    'eslint(complexity)',
    'src/core/money.ts',
    `export const a = (b: number): boolean => ${'b > 1 || '.repeat(10)}b > 2;`,
  ],
  [
    'typescript(no-floating-promises)',
    'src/core/money.ts',
    'const later = (): Promise<void> => Promise.resolve();\nlater();',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/web/entry.client.tsx',
    "import { useState } from 'react';\nexport const A = ({ b }: { b: boolean }) => (b ? useState(0)[0] : 0);",
  ],
] as const;

const PAGE = 'src/web/document/page-facts.ts';
const CALLS = ["export const a = fetch('/api/packages');", "export const a = new EventSource('/api');"];

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

describe('the lint rules', () => {
  let folder = '';
  /** The rules that each violation breaks, in order. */
  let broken: readonly (readonly string[])[] = [];

  beforeAll(async () => {
    await mkdir(join(ROOT, '.landfall'), { recursive: true });
    folder = await mkdtemp(join(ROOT, '.landfall', 'lint-'));
    const violations = [
      ...ATTACKS.map(([, file, text]) => ({ file, text })),
      ...CALLS.map((text) => ({ file: PAGE, text })),
    ];
    broken = await lint(folder, violations);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(ATTACKS.map(([rule, file], number) => ({ rule, file, number })))(
    '$rule reports an error in $file',
    ({ rule, number }) => {
      expect(broken[number]).toContain(rule);
    },
  );

  test('API-01 a page that calls the backend without the one client is refused', () => {
    const pages = broken.slice(ATTACKS.length);
    expect(pages).toHaveLength(CALLS.length);
    for (const rules of pages) expect(rules).toContain('eslint(no-restricted-globals)');
  });
});

/** Lints all violations in one run, in a folder with the project's configuration. */
async function lint(
  folder: string,
  violations: readonly Readonly<{ file: string; text: string }>[],
): Promise<readonly (readonly string[])[]> {
  for (const part of ['oxlint.config.ts', 'tsconfig.json', 'scripts/lint'])
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  // Several violations are of the same file, so each gets a name of its own beside it.
  const files = violations.map(({ file }, number) => join(dirname(file), `${number}-${basename(file)}`));
  for (const [number, file] of files.entries()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), violations[number]?.text ?? '');
  }
  const { diagnostics } = Report.parse(JSON.parse(await runLinter(folder, files)));
  return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
}

/** Resolves with the report: the linter ends with an error, because it finds what it must. */
function runLinter(folder: string, files: readonly string[]): Promise<string> {
  const linter = join(ROOT, 'node_modules/.bin/oxlint');
  // The folder is in .gitignore, which the linter follows without other settings.
  const options = ['--format', 'json', '--no-ignore', ...files];
  return new Promise((resolve) => {
    execFile(process.execPath, [linter, ...options], { cwd: folder }, (_, stdout) => resolve(stdout));
  });
}
