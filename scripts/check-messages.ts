import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#core/language.ts';
import {
  findMessageProblems,
  findRepeatedKeys,
  findUnusedKeys,
  messageTree,
  type Tree,
} from './messages/find-message-problems.ts';

const root = process.cwd();

/** By namespace as in its path: `home`, `server/order-mail`. */
function readLanguage(language: Language): Record<string, Tree> {
  const folder = join(root, 'src/messages', language);
  const paths = globSync('**/*.json', { cwd: folder });
  return Object.fromEntries(
    paths.map((path) => [
      path.replace(/\.json$/, ''),
      messageTree.parse(JSON.parse(readFileSync(join(folder, path), 'utf8'))),
    ]),
  );
}

const en = readLanguage('en');
const sources = globSync('src/{adapters,core,mails,server,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.{ts,tsx}'],
});
const messageFiles = globSync('src/messages/*/**/*.json', { cwd: root });
const problems = [
  ...messageFiles.flatMap((path) => findRepeatedKeys(path, readFileSync(join(root, path), 'utf8'))),
  ...LANGUAGES.flatMap((language) =>
    language === 'en' ? [] : findMessageProblems(en, readLanguage(language), language),
  ),
  ...findUnusedKeys(
    en,
    sources.map((path) => readFileSync(join(root, path), 'utf8')),
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
