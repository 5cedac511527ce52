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
    clearTimeout: () => undefined,
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

/** The offline page of /es/contact, whose timers, clock and connection the test controls. */
function offlinePage() {
  const listeners = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const answers: ((responds: boolean) => Promise<void>)[] = [];
  const page = {
    now: Date.UTC(2026, 10, 18),
    reloads: 0,
    hear: (name: 'online' | 'beforeunload') => listeners.get(name)?.(),
    /** The wait that the script began last is over. */
    pass: () => timers.at(-1)?.(),
    /** The oldest open probe ends. */
    answer: (responds: boolean) => answers.shift()?.(responds),
    openProbes: () => answers.length,
  };
  runInNewContext(SCRIPT, {
    location: { pathname: '/es/contact', search: '', hash: '', reload: () => (page.reloads += 1) },
    localStorage: { getItem: () => null },
    document: {
      hidden: false,
      documentElement: { lang: 'es' },
      querySelectorAll: () => [],
      getElementById: () => ({ addEventListener: () => undefined }),
    },
    Date: { now: () => page.now },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: () => undefined,
    fetch: async () => {
      const response = Promise.withResolvers<{ ok: boolean }>();
      answers.push(async (responds) => {
        response.resolve({ ok: responds });
        await new Promise(setImmediate);
      });
      return response.promise;
    },
  });
  return page;
}

test('PERF-15 the offline page reloads when the shop responds', async () => {
  const page = offlinePage();
  page.pass();
  await page.answer(false);
  expect(page.reloads).toBe(0);
  page.pass();
  await page.answer(true);
  expect(page.reloads).toBe(1);
});

test('PERF-15 "online" without a response does not reload', async () => {
  const page = offlinePage();
  page.hear('online');
  expect(page).toMatchObject({ reloads: 0 });
  await page.answer(false);
  expect(page.reloads).toBe(0);
  page.hear('online');
  await page.answer(true);
  expect(page.reloads).toBe(1);
});

test('PERF-14 neither a probe nor "online" reloads over a link that was just pressed', async () => {
  const page = offlinePage();
  page.pass();
  page.hear('beforeunload');
  await page.answer(true);
  page.hear('online');
  await page.answer(true);
  expect(page.reloads).toBe(0);
});

test('PERF-14 a probe that ends after the press does not end its protection, however slow the link is', async () => {
  const page = offlinePage();
  page.pass();
  page.hear('beforeunload');
  await page.answer(false);
  page.now += 59_000;
  page.pass();
  expect(page.openProbes()).toBe(1);
  // It began while the link was followed, and ends later.
  page.now += 2000;
  await page.answer(true);
  expect(page.reloads).toBe(0);
});

test('PERF-14 a link that led nowhere, such as a download, ends the protection after a minute', async () => {
  const page = offlinePage();
  page.hear('beforeunload');
  page.now += 60_000;
  page.pass();
  await page.answer(true);
  expect(page.reloads).toBe(1);
});
