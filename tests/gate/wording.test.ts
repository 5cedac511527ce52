import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Words of a private dialect, and for each the plain ones. CONTRIBUTING.md says why. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['belt', 'queue, or list'],
  ['desk', 'list, store or controls'],
  ['door', 'entry, or check'],
  ['news', 'change, or event'],
  ['road', 'flow'],
  ['shelf', 'index, or cache'],
  ['shelves', 'indexes'],
  ['tidings', 'event'],
  ['told', 'notified, or informed'],
  ['turnstile', 'concurrency limit'],
  ['untold', 'unknown'],
  ['waking', 'notification'],
  ['whoever', 'the role that acts'],
  ['wish', 'request, input or preference'],
  ['wishes', 'requests, or preferences'],
]);

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const IDENTIFIER = /[A-Za-z_$][\w$]*/;
/** The area of rules such as NEWS-02. */
const AREA = 'NEWS';
const PIECES = new RegExp(`(${COMMENT.source}|${IDENTIFIER.source})|${STRING.source}`, 'g');

/** The words of comments and identifiers in lower case: `isToldApart` has three. Texts in quotes are not read. */
function wordsOf(source: string): ReadonlySet<string> {
  const words = [...source.matchAll(PIECES)].flatMap(
    ([, piece = '']) => piece.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [],
  );
  return new Set(words.filter((word) => word !== AREA).map((word) => word.toLowerCase()));
}

function privateWords(file: string, source: string): readonly string[] {
  return [...wordsOf(source)].flatMap((word) => {
    const plain = REPLACED.get(word);
    return plain === undefined ? [] : [`${file} says "${word}": write ${plain}.`];
  });
}

test('comments and identifiers have no words of a private dialect', () => {
  const files = globSync('{src,sandbox,tests,scripts,bench}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !import.meta.filename.endsWith(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => privateWords(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('documents have none of the words that are only written in sentences', () => {
  const files = globSync('{docs/**/*.md,README.md}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const words =
      readFileSync(join(ROOT, file), 'utf8').match(/\b(?:told|whoever|turnstile|tidings)\b/gi) ?? [];
    return words.map((word) => `${file} says "${word}".`);
  });
  expect(found).toEqual([]);
});

test('a private word is found in a name and in a comment, not in a text', () => {
  expect(privateWords('a.ts', 'const aJobDesk = 1; // Whoever reads it.')).toEqual([
    'a.ts says "desk": write list, store or controls.',
    'a.ts says "whoever": write the role that acts.',
  ]);
  expect(privateWords('a.ts', "const slug = 'silk-road'; const desktop = newsletter;")).toEqual([]);
});
