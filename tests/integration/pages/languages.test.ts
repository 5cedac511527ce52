import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';

const index = anIndex([aLocalPlan('JP'), aLocalPlan('DE'), aRegionalPlan('Europe', ['DE', 'FR'])]);
const PATHS = ['/pt', '/pt/plans', '/pt/esim/japan', '/pt/guides/japan', '/pt/offline', '/pt/auth'];

let three: Pages;
let two: Pages;
beforeAll(async () => {
  three = await builtPages(index, { languages: LANGUAGES });
  two = await builtPages(index);
});

const shopWith = (pages: Pages, languages: readonly Language[]) =>
  aRunningApp({ pages, languages, catalogue: index });
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
    language,
    href,
  ]);

describe('a shop that offers three languages', () => {
  test.each(PATHS)('LANG-01 LANG-20 %s is a Portuguese page', async (path) => {
    const { get } = await shopWith(three, LANGUAGES);
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="pt">');
    expect(html).toContain('<meta name="languages" content="en es pt"/>');
    expect(html).toContain('href="/manifest-pt.webmanifest"');
  });

  test('LANG-20 a page names itself in every language, and has the texts of its own', async () => {
    const { get } = await shopWith(three, LANGUAGES);
    const origin = 'http://localhost:3000';
    for (const path of ['/pt/esim/japan', '/esim/japan', '/es/esim/japan'])
      expect(alternates(await (await get(path)).text()), path).toEqual([
        ['en', `${origin}/esim/japan`],
        ['es', `${origin}/es/esim/japan`],
        ['pt-BR', `${origin}/pt/esim/japan`],
        ['x-default', `${origin}/esim/japan`],
      ]);
    const html = await (await get('/pt/esim/japan')).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}/pt/esim/japan"/>`);
    expect(html).toContain('<meta property="og:locale" content="pt_BR"/>');
    expect(html).toContain('Japão');
    expect(html).not.toContain('Japón');
    expect(html).toMatch(/US\$\u{a0}\d+,\d\d/u);
    expect(html).toContain(messagesOf('pt', 'shell')('tagline'));
  });

  test('LANG-21 the switcher is a menu of the other languages', async () => {
    const { get } = await shopWith(three, LANGUAGES);
    const html = await (await get('/pt/plans?search=japan')).text();
    expect(html).toMatch(/<details class="language-menu"/);
    expect(html).toContain('href="/plans?search=japan" hrefLang="en" lang="en"');
    expect(html).toContain('href="/es/plans?search=japan" hrefLang="es" lang="es"');
  });

  test('LANG-20 the data of a Portuguese page, its texts and the sitemap exist', async () => {
    const { get } = await shopWith(three, LANGUAGES);
    for (const path of ['/pt.data', '/pt/plans.data', '/locales/pt/plans.json'])
      expect((await get(path)).status, path).toBe(200);
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>http://localhost:3000/pt/esim/japan</loc>');
    expect(sitemap).toContain('hreflang="pt-BR" href="http://localhost:3000/pt"');
  });

  test('SEARCH-11 a Portuguese name finds its destination', async () => {
    const { get } = await shopWith(three, LANGUAGES);
    const found = async (words: string) => {
      const response = await get(`/api/packages?search=${encodeURIComponent(words)}`);
      const { packages } = z
        .object({ packages: z.array(z.object({ country_region: z.string() })) })
        .parse(await response.json());
      return packages.map((one) => one.country_region);
    };
    expect(await found('alemanha')).toContain('Germany');
    expect(await found('tóquio')).toEqual(['Japan']);
    expect(await found('munique')).toContain('Germany');
  });

  test('ROUTE-19 ROUTE-20 one address per page, in this language as in Spanish', async () => {
    const { get } = await shopWith(three, LANGUAGES);
    for (const [from, to] of [
      ['/pt/pt/plans', '/pt/plans'],
      ['/PT/Plans/', '/pt/plans'],
      ['/pt/admin/orders', '/admin/orders'],
    ] as const) {
      const response = await get(from, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], from).toEqual([301, to]);
    }
    const guest = await get('/pt/dashboard', { redirect: 'manual' });
    expect(guest.headers.get('location')).toMatch(/^\/pt\/auth\?mode=signin&next=\/dashboard/);
    expect((await get('/pt/nowhere')).status).toBe(404);
  });
});

describe('a shop without the setting', () => {
  test.each([...PATHS, '/pt.data', '/pt/plans.data', '/locales/pt/plans.json'])(
    'LANG-20 %s does not exist',
    async (path) => {
      const { get } = await shopWith(two, ['en', 'es']);
      expect((await get(path, { redirect: 'manual' })).status).toBe(404);
    },
  );

  test('LANG-20 nothing mentions Portuguese', async () => {
    const { get } = await shopWith(two, ['en', 'es']);
    const found = await get('/pt/plans', { headers: { 'accept-language': 'pt-BR' } });
    const missing = await found.text();
    expect(missing).toContain('<html lang="en">');
    expect(missing).toContain(messagesOf('en', 'shell')('tagline'));
    for (const path of ['/', '/es', '/esim/japan', '/es/plans', '/auth', '/sitemap.xml', '/offline']) {
      const text = await (await get(path, { headers: { 'accept-language': 'pt-BR' } })).text();
      expect(text.length, path).toBeGreaterThan(500);
      expect(text, path).not.toMatch(/Portugu|hreflang="pt|hrefLang="pt|\/pt["/<]|pt_BR|"pt"/);
    }
  });

  test('LANG-21 the switcher is one link to the other language', async () => {
    const { get } = await shopWith(two, ['en', 'es']);
    const html = await (await get('/plans')).text();
    expect(html).not.toContain('language-menu');
    expect(html).toContain('href="/es/plans" hrefLang="es" lang="es"');
  });
});
