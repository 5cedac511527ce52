import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROUTE_PATTERNS } from '#contract/route-patterns.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { namesRead } from '#server/pages/page-queries.ts';
import { createRender } from '#server/pages/server-build.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { BUILD_FOLDER, builtPages } from '#tests/builders/built-pages.ts';
import { aLargeCatalogue, anIndex, aQuery } from '#tests/builders/catalogue.ts';
import { aLog } from '#tests/builders/log.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { someSales } from '#tests/builders/sales.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { languageOfPath, localizedPath } from '#core/language-path.ts';

const index = anIndex(aLargeCatalogue(600));
const READ_PATHS = [
  '/plans',
  '/regional-plans',
  '/global-plans',
  '/esim/germany',
  '/guides',
  '/guides/germany',
  '/compare',
  '/coverage-map',
  '/compatibility',
  '/how-it-works',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/data-protection',
  '/refund-policy',
  '/withdrawal',
];
const PUBLIC_PATHS = [
  '/',
  '/es',
  '/plans',
  '/es/plans?search=alemania',
  '/regional-plans',
  '/global-plans',
  '/guides',
  '/es/guides/germany',
  '/compare',
  '/how-it-works',
];
const PRIVATE_PATHS = [
  '/dashboard',
  '/es/dashboard',
  '/auth',
  '/checkout/success',
  '/topup',
  '/share/abc',
  '/admin',
];

const slug = index.listPackages(aQuery({ limit: 1 }))[0]?.slug ?? '';

/** A path that the pattern matches. */
const examplePath = (pattern: string): string =>
  pattern
    .replace(':slug', slug)
    .replace(':planId', 'unknown-plan')
    .replace(':shareId', 'abc')
    .replace('*', '/nowhere');

/** The address from which the router fetches the data of the page at `path`. */
const dataPath = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);

/** The texts of a data response, which is a JSON list of everything in it, one line per chunk. */
function flatTexts(payload: string): Set<string> {
  const [first = '[]'] = payload.split('\n');
  const values: unknown = JSON.parse(first);
  return new Set(Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []);
}

/** The same list inside a whole page, written for the router as a quoted string. */
function embeddedTexts(html: string): Set<string> {
  const [, quoted = '"[]"'] = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html) ?? [];
  const text: unknown = JSON.parse(quoted);
  return flatTexts(String(text));
}

/** What the router itself writes into a data response: field names, and redirect targets. */
const isProtocol = (text: string): boolean =>
  text.startsWith('/es/') ||
  /^(?:data|error|redirect|status|revalidate|reload|replace|SingleFetchRedirect|routes\/.*|root)$/.test(text);
const QUERY_VALUES = {
  type: 'topup',
  search: 'germany',
  region: 'asia',
  data: '5',
  service: 'sms',
  page: '2',
  q: 'pixel',
  plan: 'x',
  utm_source: 'mail',
};

describe('the built pages', () => {
  let pages: Pages;

  beforeAll(async () => {
    pages = await builtPages(index);
  });

  test.each(PUBLIC_PATHS)(
    '%s is identical for all visitors, cached, and its policy allows exactly its scripts',
    async (path) => {
      const { get } = await aRunningApp({ pages, catalogue: index });
      const anonymous = await get(path);
      const html = await anonymous.text();
      const known = await get(path, {
        headers: {
          cookie: 'landfall.session_token=abc; language=es',
          'accept-language': 'es',
          'user-agent': 'other',
        },
      });
      expect(anonymous.status).toBe(200);
      expect(await known.text()).toBe(html);
      for (const response of [anonymous, known]) {
        expect(response.headers.get('set-cookie')).toBeNull();
        expect(response.headers.get('cache-control')).toMatch(/^public/);
      }
      const policy = anonymous.headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, text = ''] of scripts)
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
      expect(html).not.toMatch(/ on(?:click|load|error)=|net_price|nonce/);
    },
  );

  test('PLANS-36 a page past the end of a list is a redirect to the last one, which is not cached', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const open = (path: string) => get(path, { redirect: 'manual' });
    const total = index.countPackages(aQuery({ coverage: 'local' }));
    const last = Math.ceil(total / 20);
    expect(last).toBeGreaterThan(2);
    for (const [path, target] of [
      [`/plans?page=${last + 1}`, `/plans?page=${last}`],
      ['/es/plans?page=99999', `/es/plans?page=${last}`],
      ['/plans?search=nowhere-at-all&page=2', '/plans?search=nowhere-at-all'],
      [`/?page=99999&view=compact`, `/?view=compact&page=${Math.ceil(index.countPackages(aQuery()) / 20)}`],
    ] as const) {
      const response = await open(path);
      expect([response.status, response.headers.get('location')], path).toEqual([302, target]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await open(target)).status).toBe(200);
    }
    const data = await open('/plans.data?page=99999');
    expect(data.headers.get('cache-control')).toBe('no-store');
    expect(flatTexts(await data.text())).toContain(`/plans?page=${last}`);
  });

  test.each(READ_PATHS)(
    'OPS-12 %s is rendered only from the query names that its address keeps',
    async (path) => {
      const built: unknown = await import(pathToFileURL(join(BUILD_FOLDER, 'server/index.js')).href);
      const render = createRender(built, aLog());
      const draw = async (query: string) => {
        const request = new Request(`http://localhost:3000${path}.data${query}`);
        const needs = {
          nonce: 'n',
          publicOrigin: 'http://localhost:3000',
          anonKey: 'k',
          seller: aSeller(),
          language: languageOfPath(path),
          languages: OFFERED_BY_DEFAULT,
        };
        return (
          await render(request, {
            ...needs,
            shop: createShopReader({ index, sales: someSales().factsFor(index), proof: NO_PROOF }),
          })
        ).text();
      };
      const plain = await draw('');
      for (const [name, value] of Object.entries(QUERY_VALUES)) {
        const isRead = namesRead(path).includes(name);
        expect([name, (await draw(`?${name}=${value}`)) === plain]).toEqual([name, !isRead]);
      }
    },
  );

  test('the language of a page is that of its path', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    expect(await (await get('/')).text()).toContain('<html lang="en"');
    expect(await (await get('/es')).text()).toContain('<html lang="es"');
  });

  test.each(PRIVATE_PATHS)(
    '%s is not cached, and its scripts have the nonce of this response',
    async (path) => {
      const { get } = await aRunningApp({ pages, catalogue: index });
      const response = await get(path);
      const html = await response.text();
      const nonce =
        /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(html).toContain(`nonce="${nonce}"`);
      const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))([^>]*)>/g)];
      for (const [, attributes] of inline) expect(attributes).toContain('nonce=');
    },
  );

  // The previews of the mails exist only in development.
  test.each([
    '/nowhere',
    '/es/nowhere',
    '/plans/deeper',
    '/esim/atlantis',
    '/newsletter/other/AbCdEf',
    '/es/cart-reminder/other/AbCdEf',
    '/dev/mails',
    '/dev/mails/order',
  ])('ROUTE-18 %s is a real 404 with a page', async (path) => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  test('ROUTE-20 /es/es redirects to /es and keeps the query', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const response = await get('/es/es/plans?search=jap%C3%B3n', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/es/plans?search=jap%C3%B3n']);
  });

  test('the data of a page is cached like the page', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const response = await get('/plans.data');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
  });

  test('LANG-16 every page has the same content in a data request as in a full load', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const withData: string[] = [];
    for (const pattern of ROUTE_PATTERNS) {
      const path = localizedPath(examplePath(pattern), 'es');
      const fetched = flatTexts(await (await get(dataPath(path))).text());
      if (fetched.size === 0) continue;
      withData.push(pattern);
      const loaded = embeddedTexts(await (await get(path)).text());
      for (const text of fetched) expect(loaded.has(text) || isProtocol(text), `${path}: ${text}`).toBe(true);
    }
    expect(withData).toEqual(
      expect.arrayContaining(['/', '/plans', '/global-plans', '/esim/:slug', '/coverage-map']),
    );
  });

  test('LANG-16 the data of the Spanish home page is Spanish, the English one English', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const spanish = await (await get('/es.data')).text();
    const english = await (await get('/_.data')).text();
    expect(spanish).toContain('empiezan');
    expect(spanish).not.toContain('first connects');
    expect(english).toContain('first connects');
  });

  test('LANG-14 translations are served per language and namespace, and sent again only when changed', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    for (const language of ['en', 'es']) {
      const response = await get(`/locales/${language}/shell.json`);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect((await response.text()).length).toBeGreaterThan(100);
      const again = await get(`/locales/${language}/shell.json`, {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
    expect((await get('/locales/fr/shell.json')).status).toBe(404);
  });

  test('files with a content hash in their name may be cached forever, in brotli', async () => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text()) ?? [];
    const response = await get(script, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
  });
});
