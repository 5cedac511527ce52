import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const fileOf = (index: number): string => join(ROOT, `src/adapters/postgres/attempt-${index}.ts`);

const storeThatRuns = (expression: string): string => `
  import { sql } from 'drizzle-orm';
  import type { Postgres, Transaction } from './connection/connect-postgres.ts';
  const work = async (tx: Transaction): Promise<void> => void (await tx.execute(sql\`select 1\`));
  export const attempt = (postgres: Postgres) => ${expression};
`;

/** TypeScript's errors for a store that runs each expression. */
function errorsOf(expressions: readonly string[]): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), undefined, host);
  if (parsed === undefined) throw new Error('tsconfig.json could not be read');
  const texts = new Map(
    expressions.map((expression, index) => [fileOf(index), storeThatRuns(expression)] as const),
  );
  const compiler = ts.createCompilerHost(parsed.options);
  const readFile = compiler.readFile.bind(compiler);
  const fileExists = compiler.fileExists.bind(compiler);
  compiler.readFile = (path) => texts.get(path) ?? readFile(path);
  compiler.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([...texts.keys()], parsed.options, compiler);
  return [...texts.keys()].map((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .join('\n'),
  );
}

test(
  "a store cannot use the query builder's transaction, nor the database where a transaction is needed",
  {
    timeout: 300_000,
  },
  () => {
    const [good, own, nested, notOne] = errorsOf([
      'postgres.transaction(work)',
      'postgres.db.transaction(work)',
      'postgres.transaction((tx) => tx.transaction(work))',
      'work(postgres.db)',
    ]);
    expect(good).toBe('');
    expect(own).toContain("Property 'transaction' does not exist");
    expect(nested).toContain("Property 'transaction' does not exist");
    expect(notOne).toContain('not assignable');
  },
);
