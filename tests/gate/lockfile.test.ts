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
      optionalDependencies: z.record(z.string(), z.string()).optional(),
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

/** Optional packages, mostly parts for other systems, that the lockfile does not name: `npm ci` refuses it then. */
function missingPackages(text: string): readonly string[] {
  const packages = packagesIn(text);
  const names = new Set(packages.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  return packages.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
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

test('the lockfile names every optional package, so that npm ci accepts it in a clean clone', () => {
  expect(missingPackages(lockfile), 'Choose versions of which the registry has all parts.').toEqual([]);
  const incomplete = JSON.stringify({
    packages: {
      'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-windows': '1.0.0' } },
      'node_modules/a-linux': {},
    },
  });
  expect(missingPackages(incomplete)).toEqual(['a-windows']);
});
