import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const inWeb = (name: string): string => join(ROOT, 'src/web', name);

function readOptions(): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), undefined, host);
  if (parsed === undefined) throw new Error('tsconfig.json could not be read');
  return parsed.options;
}

/** TypeScript's errors for each text as if it were a file of src/web. */
function errorsOf(texts: ReadonlyMap<string, string>): string[][] {
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([inWeb('messages/types.d.ts'), ...texts.keys()], options, host);
  return [...texts.keys()].map((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

const using = (namespace: string, key: string): string => `
  import { useMessages } from './language/use-messages.ts';
  export const useWords = () => useMessages('${namespace}')('${key}');
`;

test('a key or namespace that English does not have does not compile', { timeout: 300_000 }, () => {
  const [good, badKey, badNamespace] = errorsOf(
    new Map([
      [inWeb('good.ts'), using('shell', 'nav.plans')],
      [inWeb('bad-key.ts'), using('shell', 'nav.noSuchKey')],
      [inWeb('bad-namespace.ts'), using('noSuchNamespace', 'nav.plans')],
    ]),
  );
  expect(good).toEqual([]);
  expect(badKey?.join()).toContain('nav.noSuchKey');
  expect(badNamespace?.join()).toContain('noSuchNamespace');
});
