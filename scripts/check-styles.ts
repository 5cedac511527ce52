import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStyleProblems, findUnusedClasses } from './styles/find-style-problems.ts';

const root = process.cwd();
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
const styles = read('src/web/**/*.css');
const problems = [
  ...findStyleProblems(styles, read('src/web/**/*.tsx')),
  ...findUnusedClasses(styles, read('src/web/**/*.{ts,tsx}')),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
