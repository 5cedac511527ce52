import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  findMessageProblems,
  findUnusedKeys,
  messageTree,
  type Tree,
} from './messages/find-message-problems.ts';

const root = process.cwd();

function readLanguage(language: 'en' | 'es'): Record<string, Tree> {
  const paths = globSync(`src/web/messages/${language}/*.json`, { cwd: root });
  return Object.fromEntries(
    paths.map((path) => [
      basename(path, '.json'),
      messageTree.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))),
    ]),
  );
}

const en = readLanguage('en');
const sources = globSync('src/{web,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });
const problems = [
  ...findMessageProblems({ en, es: readLanguage('es') }),
  ...findUnusedKeys(
    en,
    sources.map((path) => readFileSync(join(root, path), 'utf8')),
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
