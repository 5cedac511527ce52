import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { languageOfPath, switchedLocation, type PageLocation } from '#core/language-path.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../../public/offline.js'), 'utf8');

/** The address of the language link after the script ran on a page that cannot be fetched. */
function otherAddress(location: PageLocation): string {
  const link = { href: '', addEventListener: () => undefined };
  runInNewContext(SCRIPT, {
    location,
    localStorage: { getItem: () => null },
    document: { getElementById: () => link },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
  });
  return link.href;
}

// The script is no module, so that it runs without the app's files: it has its own copy of the rule.
test.each(['/', '/es', '/plans', '/es/plans', '/esim/japan', '/es/esim/japan', '/es/dashboard/saved'])(
  'the offline script switches the language of %s like every other page',
  (pathname) => {
    const location = { pathname, search: '?page=2', hash: '#list' };
    const other = languageOfPath(pathname) === 'es' ? 'en' : 'es';
    expect(otherAddress(location)).toBe(switchedLocation(location, other));
  },
);
