import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** rule, a project file whose text is replaced for the violation, the violation. */
const ATTACKS = [
  ['no-restricted-globals', 'src/core/money.ts', "export const answer = fetch('https://example.com');"],
  ['no-restricted-syntax', 'src/core/money.ts', "export * from './clock.ts';"],
  ['no-restricted-syntax', 'src/web/document/page-facts.ts', "export const home = process.env['HOME'];"],
  [
    'no-restricted-syntax',
    'scripts/rules/rule-coverage.test.ts',
    "import { vi } from 'vitest';\nvi.mock('./x.ts');",
  ],
  [
    'no-restricted-syntax',
    'src/web/entry.client.tsx',
    'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    'no-restricted-syntax',
    'src/web/routes/home.tsx',
    'export const loader = ({ request }: { request: Request }) => request.url;',
  ],
  [
    '@typescript-eslint/consistent-type-assertions',
    'src/core/money.ts',
    'export const a = {} as Map<string, string>;',
  ],
  ['@typescript-eslint/no-explicit-any', 'src/core/money.ts', 'export const a = (b: any): void => void b;'],
  ['no-warning-comments', 'src/core/money.ts', '// TODO later'],
  [
    'no-restricted-imports',
    'src/adapters/postgres/lead-store.ts',
    "import { drizzle } from 'drizzle-orm/node-postgres';\nexport const db = drizzle;",
  ],
  ['max-params', 'src/core/money.ts', 'export const a = (b: 1, c: 1, d: 1, e: 1): number => b + c + d + e;'],
  ['max-lines', 'src/core/money.ts', 'void 0;\n'.repeat(301)],
  [
    'max-lines-per-function',
    'src/core/money.ts',
    `export function a(): void {\n${'  void 0;\n'.repeat(61)}}`,
  ],
  [
    'complexity',
    'src/core/money.ts',
    `export const a = (b: number): boolean => ${'b > 1 || '.repeat(10)}b > 2;`,
  ],
] as const;

describe('the lint rules', () => {
  // None of them needs types, and loading the types of the whole project takes twenty seconds.
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: tseslint.configs.disableTypeChecked });

  async function errorsOf(text: string, file: string): Promise<string[]> {
    const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) });
    return result?.messages.map((message) => message.ruleId ?? message.message) ?? [];
  }

  test.each(ATTACKS)('%s reports an error in %s', { timeout: 300_000 }, async (rule, file, text) => {
    expect(await errorsOf(text, file)).toContain(rule);
  });

  test(
    'API-01 a page that calls the backend without the one client is refused',
    { timeout: 300_000 },
    async () => {
      const page = 'src/web/document/page-facts.ts';
      expect(await errorsOf("export const a = fetch('/api/packages');", page)).toContain(
        'no-restricted-globals',
      );
      expect(await errorsOf("export const a = new EventSource('/api');", page)).toContain(
        'no-restricted-globals',
      );
    },
  );
});
