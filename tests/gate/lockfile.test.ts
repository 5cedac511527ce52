import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

function packagesIn(text: string) {
  const { packages } = Lockfile.parse(JSON.parse(text));
  // The entry without a name is this repository.
  return Object.entries(packages).filter(([path]) => path !== '');
}

/**
 * Packages without an integrity hash, which npm would install unchecked, or with the address of a private
 * registry.
 */
function uncheckedPackages(text: string): readonly string[] {
  return packagesIn(text).flatMap(([path, { integrity, resolved }]) =>
    integrity?.startsWith('sha512-') === true && resolved === undefined ? [] : [path],
  );
}

const lockfile = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');

test('every package in the lockfile has its sha512, and none names the registry it came from', () => {
  expect(packagesIn(lockfile).length).toBeGreaterThan(100);
  expect(
    uncheckedPackages(lockfile),
    'Recreate the lockfile: npm install --package-lock-only in a folder without node_modules.',
  ).toEqual([]);
});

test.each([
  ['without integrity', { version: '1.0.0' }],
  ['with a weak one', { integrity: 'sha1-abc' }],
  ['with an address', { integrity: 'sha512-abc', resolved: 'http://localhost:4873/x.tgz' }],
])('a package %s is found', (_, entry) => {
  const text = JSON.stringify({
    packages: { '': {}, 'node_modules/good': { integrity: 'sha512-abc' }, 'node_modules/bad': entry },
  });
  expect(uncheckedPackages(text)).toEqual(['node_modules/bad']);
});
