import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRawColours } from './tokens/find-raw-colours.ts';

const root = process.cwd();
const paths = globSync('src/{mails,web}/**/*.{ts,tsx,css}', {
  cwd: root,
  exclude: ['src/web/ui/tokens.css', '**/*.test.{ts,tsx}'],
});
const found = paths.flatMap((path) =>
  findRawColours(path, readFileSync(join(root, path), 'utf8')).map((raw) => ({ path, ...raw })),
);
for (const { path, line, colour } of found) {
  console.error(`${path}:${line} writes the colour ${colour}: use a token of src/web/ui/tokens.css instead.`);
}
process.exitCode = found.length === 0 ? 0 : 1;
