import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { languageOfPath, switchedLocation, type PageLocation } from '#core/language-path.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../../public/offline.js'), 'utf8');

type Visit = Readonly<{ offered: readonly Language[]; lang: Language; chosen?: string }>;

/** The addresses of the language links after the script ran on a page that cannot be fetched, and where it redirected. */
function afterScript(location: PageLocation, { offered, lang, chosen }: Visit) {
  const links = offered
    .filter((language) => language !== lang)
    .map((hreflang) => ({ hreflang, href: '', addEventListener: () => undefined }));
  const opened: string[] = [];
  runInNewContext(SCRIPT, {
    location: { ...location, replace: (to: string) => opened.push(to) },
    localStorage: { getItem: () => chosen ?? null },
    document: {
      documentElement: { lang },
      querySelectorAll: () => links,
      getElementById: () => ({ addEventListener: () => undefined }),
    },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
  });
  return { addresses: links.map(({ href }) => href), opened };
}

// The script is no module, so that it runs without the app's files: it has its own copy of the rule.
test.each([
  '/',
  '/es',
  '/plans',
  '/es/plans',
  '/esim/japan',
  '/es/esim/japan',
  '/es/dashboard/saved',
  '/pt/esim/japan',
])('LANG-04 the offline script switches the language of %s like every other page', (pathname) => {
  const location = { pathname, search: '?page=2', hash: '#list' };
  const lang = languageOfPath(pathname);
  const others = LANGUAGES.filter((language) => language !== lang);
  expect(afterScript(location, { offered: LANGUAGES, lang }).addresses).toEqual(
    others.map((other) => switchedLocation(location, other)),
  );
});

test('LANG-20 the offline script follows a chosen language only where the shop offers it', () => {
  const location = { pathname: '/plans', search: '', hash: '' };
  const opened = (offered: readonly Language[], chosen: string) =>
    afterScript(location, { offered, lang: 'en', chosen }).opened;
  expect(opened(LANGUAGES, 'pt')).toEqual(['/pt/plans']);
  expect(opened(OFFERED_BY_DEFAULT, 'es')).toEqual(['/es/plans']);
  expect(opened(OFFERED_BY_DEFAULT, 'pt')).toEqual([]);
  expect(opened(LANGUAGES, 'en')).toEqual([]);
});

/** The offline page after its first wait. `press` runs while the script asks whether the shop responds. */
async function reloadsAfterProbe(press: (listeners: Map<string, () => void>) => void): Promise<number> {
  const listeners = new Map<string, () => void>();
  const timers: (() => Promise<void>)[] = [];
  let reloads = 0;
  runInNewContext(SCRIPT, {
    location: { pathname: '/es/contact', search: '', hash: '', reload: () => (reloads += 1) },
    localStorage: { getItem: () => null },
    document: {
      hidden: false,
      documentElement: { lang: 'es' },
      querySelectorAll: () => [],
      getElementById: () => ({ addEventListener: () => undefined }),
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: (run: () => Promise<void>) => timers.push(run),
    fetch: () => {
      press(listeners);
      return Promise.resolve({ ok: true });
    },
  });
  await timers[0]?.();
  return reloads;
}

test('PERF-14 the offline page reloads when the shop responds, but not over a link that was just pressed', async () => {
  expect(await reloadsAfterProbe(() => undefined)).toBe(1);
  expect(await reloadsAfterProbe((listeners) => listeners.get('beforeunload')?.())).toBe(0);
  const pressedAsItReturns = (listeners: Map<string, () => void>) => {
    listeners.get('beforeunload')?.();
    listeners.get('online')?.();
  };
  expect(await reloadsAfterProbe(pressedAsItReturns)).toBe(0);
});
