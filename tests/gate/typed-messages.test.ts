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
  const program = ts.createProgram([...texts.keys()], options, host);
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

const reading = (namespace: string, key: string, values = '{}'): string => `
  import { messagesOf } from '#messages/messages-of.server.ts';
  export const text = messagesOf('en', '${namespace}')('${key}', ${values});
`;

test(
  'a key or namespace that English does not have, and a value that is missing, do not compile',
  { timeout: 300_000 },
  () => {
    const [good, goodMail, badKey, badNamespace, badMailKey, mailOnPage, noValue] = errorsOf(
      new Map([
        [inWeb('good.ts'), using('shell', 'nav.plans')],
        [inWeb('good-mail.ts'), reading('order-mail', 'refund.subject')],
        [inWeb('bad-key.ts'), using('shell', 'nav.noSuchKey')],
        [inWeb('bad-namespace.ts'), using('noSuchNamespace', 'nav.plans')],
        [inWeb('bad-mail-key.ts'), reading('order-mail', 'refund.noSuchKey')],
        [inWeb('mail-on-page.ts'), using('order-mail', 'refund.subject')],
        [inWeb('no-value.ts'), reading('order-mail', 'refund.subject', '{ number: undefined }')],
      ]),
    );
    expect([good, goodMail]).toEqual([[], []]);
    expect(badKey?.join()).toContain('nav.noSuchKey');
    expect(badNamespace?.join()).toContain('noSuchNamespace');
    expect(badMailKey?.join()).toContain('refund.noSuchKey');
    expect(mailOnPage?.join()).toContain('order-mail');
    expect(noValue?.join()).toContain('undefined');
  },
);
