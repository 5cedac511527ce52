import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStyleProblems } from './styles/find-style-problems.ts';

const root = process.cwd();
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
const problems = findStyleProblems(read('src/web/**/*.css'), read('src/web/**/*.tsx'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
