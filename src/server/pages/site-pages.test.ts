import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPackage } from '#tests/builders/package.ts';
import { someSales } from '#tests/builders/sales.ts';
import { securityHeaders } from '../http/middleware/security-headers.ts';
import { etagOf, StoredResponse } from '../http/stored-response.ts';
import { PageRenderer } from './page-renderer.ts';
import type { Render } from './server-build.ts';
import { SitePages } from './site-pages.ts';

const ORIGIN = 'http://shop.example';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Pages rendered by a stand-in for the built app, which records the requests it gets. */
function aSite({ render, rendersPerMinute = 1000 }: { render?: Render; rendersPerMinute?: number } = {}) {
  const rendered: Request[] = [];
  const log = aLog();
  const headers = securityHeaders(ORIGIN);
  let index = anIndex([aPackage()]);
  let sales = someSales();
  let proof = NO_PROOF;
  const renderSimply: Render = (request, { nonce }) => {
    const { pathname, search } = new URL(request.url);
    const html = `<html><script nonce="${nonce}">start()</script>${pathname}${search}</html>`;
    return Promise.resolve(
      new Response(html, { status: pathname === '/nowhere' ? 404 : 200, headers: HTML }),
    );
  };
  const renderPage = render ?? renderSimply;
  const style = Buffer.from('body{}');
  const site = new SitePages({
    publicOrigin: ORIGIN,
    languages: OFFERED_BY_DEFAULT,
    catalogue: { current: () => index },
    sales: { factsFor: (catalogue) => sales.factsFor(catalogue) },
    proof: { current: () => proof },
    clock: aClock(),
    rendersPerMinute,
    headers,
    findFile: (path) =>
      path === '/assets/app.css'
        ? new StoredResponse({ status: 200, body: style, etag: etagOf(style), headers })
        : undefined,
    renderer: new PageRenderer({
      publicOrigin: ORIGIN,
      anonKey: 'key',
      seller: aSeller(),
      languages: OFFERED_BY_DEFAULT,
      headers,
      log,
      render: (request, needs) => {
        rendered.push(request);
        return renderPage(request, needs);
      },
    }),
  });
  const get = async (path: string, init?: RequestInit) =>
    site.respond(new Request(ORIGIN + path, init), 'client');
  const changeCatalogue = () => {
    index = new CatalogueIndex({ version: 2, packages: [], inventory: [] });
  };
  const sellOut = (packageId: string) => {
    sales = someSales({ soldOut: new Set([packageId]) });
  };
  const publishReview = () => {
    proof = { ...proof, edition: proof.edition + 1 };
  };
  return { get, rendered, log, changeCatalogue, sellOut, publishReview };
}

test('a public page is rendered once for concurrent and later requests', async () => {
  const { get, rendered } = aSite();
  const bodies = await Promise.all(Array.from({ length: 50 }, async () => (await get('/plans')).text()));
  await get('/plans?utm_source=mail');
  expect(rendered).toHaveLength(1);
  expect(new Set(bodies).size).toBe(1);
});

test('a new catalogue version causes new renders', async () => {
  const { get, rendered, changeCatalogue } = aSite();
  await get('/plans');
  changeCatalogue();
  await get('/plans');
  expect(rendered).toHaveLength(2);
});

test('PAGE-14 pages are rendered again once a plan is sold out', async () => {
  const { get, rendered, sellOut } = aSite();
  await get('/plans');
  await get('/plans');
  expect(rendered).toHaveLength(1);
  sellOut('a-plan');
  await get('/plans');
  expect(rendered).toHaveLength(2);
});

test('REVIEW-14 pages are rendered again once a review is published', async () => {
  const { get, rendered, publishReview } = aSite();
  await get('/esim/japan');
  await get('/esim/japan');
  expect(rendered).toHaveLength(1);
  publishReview();
  await get('/esim/japan');
  expect(rendered).toHaveLength(2);
});

test('public pages get nothing of the visitor and set no cookie', async () => {
  const { get, rendered } = aSite();
  const plain = await get('/plans');
  const personal = await aSiteResponse({
    cookie: 'landfall.session=abc; language=es',
    authorization: 'Bearer x',
    'accept-language': 'es',
  });
  expect(await personal.text()).toBe(await plain.text());
  expect(personal.headers.get('set-cookie')).toBeNull();
  expect([...(rendered[0]?.headers ?? [])]).toEqual([]);

  async function aSiteResponse(headers: Record<string, string>) {
    const other = aSite();
    const response = await other.get('/plans', { headers });
    expect([...(other.rendered[0]?.headers ?? [])]).toEqual([]);
    return response;
  }
});

test('a public page may be stored by shared caches and allows its scripts by their hashes', async () => {
  const { get } = aSite();
  const response = await get('/');
  expect(response.headers.get('cache-control')).toMatch(
    /^public, .*s-maxage=\d+, stale-while-revalidate=\d+/,
  );
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  const again = await get('/', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('a private page is never stored and its nonce is new each time', async () => {
  const { get, rendered } = aSite();
  const nonces = await Promise.all(
    ['/dashboard', '/dashboard'].map(async (path) => {
      const response = await get(path, { headers: { cookie: 'session=1' } });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(await response.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
  expect(rendered[0]?.headers.get('cookie')).toBe('session=1');
});

test('ROUTE-16 ROUTE-20 an address redirects to its canonical form', async () => {
  const { get, rendered } = aSite();
  const moved = await get('/es/es/plans?search=x');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/es/plans?search=x']);
  expect((await get('/es/admin')).headers.get('location')).toBe('/admin');
  expect(rendered).toEqual([]);
});

test('SHARE-09 a redirect to the canonical address of a share link is not stored', async () => {
  const { get } = aSite();
  const moved = await get(`/share/${'a'.repeat(22)}/`);
  expect([moved.status, moved.headers.get('cache-control')]).toEqual([301, 'private, no-store']);
  expect((await get('/es/es/plans')).headers.get('cache-control')).toBeNull();
});

test('ROUTE-25 another spelling of a path renders nothing, costs nothing and makes no private page public', async () => {
  const { get, rendered } = aSite({ rendersPerMinute: 6 });
  for (const spelling of ['/Coverage-Map', '/%63overage-map', '//coverage-map/', '/COVERAGE-MAP?x=1']) {
    const moved = await get(spelling);
    expect([moved.status, moved.headers.get('location')?.split('?')[0]]).toEqual([301, '/coverage-map']);
  }
  expect((await get('/%61uth')).headers.get('location')).toBe('/auth');
  expect(rendered).toEqual([]);
  expect([(await get('/coverage-map')).status, (await get('/es/coverage-map')).status]).toEqual([200, 429]);
});

test('ROUTE-18 an unknown page returns 404 and is not cached', async () => {
  const { get, rendered } = aSite();
  const response = await get('/nowhere');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  await get('/nowhere');
  expect(rendered).toHaveLength(2);
});

test.each([
  ['/plans', 'Something went wrong', 'Go Home'],
  ['/es/plans', 'Algo salió mal', 'Ir al inicio'],
])(
  'ERROR-01 when rendering %s fails the error page is sent without React, in its language',
  async (path, title, home) => {
    const { get, log } = aSite({ render: () => Promise.reject(new Error('boom in /srv/app.tsx')) });
    const response = await get(path);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(title);
    expect(text).toContain(home);
    expect(text).not.toMatch(/boom|srv/);
    expect(log.lines).toContainEqual(expect.objectContaining({ event: 'page-failed' }));
  },
);

test('a plain 500 of the router becomes the error page too', async () => {
  const { get } = aSite({
    render: () => Promise.resolve(new Response('Unexpected Server Error', { status: 500 })),
  });
  expect(await (await get('/plans')).text()).toContain('Something went wrong');
});

test('a client that requests many uncached pages is slowed down, and others are not', async () => {
  const { get } = aSite({ rendersPerMinute: 3 });
  const statuses: number[] = [];
  for (const word of ['a', 'b', 'c', 'd', 'a']) statuses.push((await get(`/plans?search=${word}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});

test.each([
  ['/plans', 'Please wait 20 seconds and try again.', 'href="/">Go Home<'],
  ['/es/plans', 'Espera 20 segundos y vuelve a intentarlo.', 'href="/es">Ir al inicio<'],
])(
  'ERROR-12 a client slowed down on %s sees how long to wait, in its language, with a link home',
  async (path, text, home) => {
    const { get } = aSite({ rendersPerMinute: 3 });
    for (const word of ['a', 'b', 'c']) await get(`${path}?search=${word}`);
    const refused = await get(`${path}?search=d`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
    const html = await refused.text();
    expect(html).toContain(text);
    expect(html).toContain(home);
  },
);

test('a page that costs more to render counts for more', async () => {
  const { get } = aSite({ rendersPerMinute: 12 });
  const statuses: number[] = [];
  for (const path of ['/coverage-map', '/es/coverage-map', '/contact'])
    statuses.push((await get(path)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('OPS-13 a script injected into a page is not in its policy', async () => {
  const injected = '<p>plan: <script>fetch("/api/me")</script></p>';
  const { get } = aSite({
    render: (_, { nonce }) =>
      Promise.resolve(
        new Response(`<html><script nonce="${nonce}">start()</script>${injected}</html>`, { headers: HTML }),
      ),
  });
  const response = await get('/plans');
  const policy = response.headers.get('content-security-policy') ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(hash('start()'));
  expect(policy).not.toContain(hash('fetch("/api/me")'));
  expect(await response.text()).toBe(`<html><script>start()</script>${injected}</html>`);
});

test('files are served, missing ones are not rendered as pages, and only GET and HEAD are allowed', async () => {
  const { get, rendered } = aSite();
  expect(await (await get('/assets/app.css')).text()).toBe('body{}');
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/locales/fr/shell.json')).status).toBe(404);
  expect((await get('/assets/app.css', { method: 'POST' })).status).toBe(405);
  expect((await get('/plans', { method: 'PUT' })).status).toBe(405);
  expect(await (await get('/robots.txt')).text()).toMatch(
    /Disallow: \/api\/[\s\S]*Sitemap: http:\/\/shop\.example\/sitemap\.xml/,
  );
  expect(rendered).toEqual([]);
});

test('PLANS-18 the sitemap follows the catalogue', async () => {
  const { get, changeCatalogue } = aSite();
  const first = await get('/sitemap.xml');
  expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await first.text()).toContain('<loc>http://shop.example/es/esim/');
  changeCatalogue();
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/esim/');
});

test.each([
  ['/contact', 'Nothing was sent', 'en'],
  ['/es/auth?mode=signup', 'No se envió nada', 'es'],
  ['/es/nowhere', 'No se envió nada', 'es'],
])(
  'ERROR-13 a form posted to %s gets a page in its language that shows what was typed',
  async (path, title, language) => {
    const { get } = aSite();
    const body = new URLSearchParams({ message: '<b>Help</b>', password: 'secret1' }).toString();
    const response = await get(path, {
      method: 'POST',
      body,
      headers: {
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
      },
    });
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([405, HTML['content-type']]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(title);
    expect(html).toContain('&lt;b&gt;Help&lt;/b&gt;');
    expect(html).not.toContain('secret1');
  },
);
