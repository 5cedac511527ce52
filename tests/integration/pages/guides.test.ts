import { beforeAll, expect, test } from 'vitest';
import type { Pages } from '#server/http/app-needs.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { sandboxPackages } from '#tests/builders/sandbox-catalogue.ts';

const ORIGIN = 'http://localhost:3000';
const index = anIndex(sandboxPackages());
const slugs = index.destinations().map(({ slug }) => slug);

let pages: Pages;

beforeAll(async () => {
  pages = await builtPages(index, { rendersPerMinute: 10_000 });
});

async function open(path: string) {
  const { get } = await aRunningApp({ pages, catalogue: index });
  const response = await get(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The structured data of a page, as search engines read it. */
function factsOf(html: string): readonly unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, text = '']): unknown => JSON.parse(text));
}

test('GUIDE-01 GUIDE-12 the list links to the guide of every destination, in both languages', async () => {
  for (const [path, prefix] of [
    ['/guides', ''],
    ['/es/guides', '/es'],
  ] as const) {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    const linked = new Set([...html.matchAll(/href="([^"#]*\/guides\/[^"]+)"/g)].map(([, to = '']) => to));
    expect(linked).toEqual(new Set(slugs.map((slug) => `${prefix}/guides/${slug}`)));
  }
});

test('GUIDE-19 the list is folded by region and has a search that needs no scripts, in both languages', async () => {
  const all = (await open('/guides')).html;
  expect(all.match(/<details/g)?.length).toBeGreaterThan(6);
  expect(all).toMatch(/<form[^>]*action="\/guides"[^>]*role="search"|role="search"[^>]*action="\/guides"/);
  const { html } = await open('/es/guides?q=germany');
  const linked = [...html.matchAll(/href="\/es\/guides\/([^"]+)"/g)].map(([, slug]) => slug);
  expect(linked).toEqual(['germany']);
  expect(html).toContain('1 guía para «germany»');
  expect(html).toContain('value="germany"');
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/es/guides"/>`);
  expect((await open('/guides?q=atlantis')).html).toContain('No guide for “atlantis”');
});

test('GUIDE-26 without a result the link to the map says that it shows every country', async () => {
  for (const [path, link] of [
    ['/guides?q=atlantis', 'See every country on the coverage map'],
    ['/es/guides?q=atlantis', 'Ver todos los países en el mapa de cobertura'],
  ] as const)
    expect((await open(path)).html).toContain(link);
  expect((await open('/guides?q=germany')).html).toContain('See them on the coverage map');
});

test('GUIDE-24 a guide that a search finds has the flag of its country, that of a region has none', async () => {
  const flagsOf = async (path: string) =>
    [...(await open(path)).html.matchAll(/src="\/flags\/([A-Z]{2})\.svg"/g)].map(([, code]) => code);
  expect(await flagsOf('/guides?q=germany')).toEqual(['DE']);
  expect(await flagsOf('/es/guides?q=rome')).toContain('IT');
  expect(await flagsOf('/guides?q=europe')).toEqual([]);
});

test('GUIDE-20 GUIDE-21 the list begins with popular countries and counts countries and regions apart', async () => {
  const regions = index.destinations().filter(({ countryCode }) => countryCode === null).length;
  const countries = slugs.length - regions;
  for (const [path, heading, places] of [
    ['/guides', 'Popular destinations', `${countries} countries and ${regions} regions`],
    ['/es/guides', 'Destinos populares', `${countries} países y ${regions} regiones`],
  ] as const) {
    const { html } = await open(path);
    expect(html).toContain(places);
    const [popular = ''] = html.slice(html.indexOf(heading)).split('</section>');
    expect(popular.match(/src="\/flags\/[A-Z]{2}\.svg"/g)?.length).toBeGreaterThan(3);
    expect(html.indexOf(heading)).toBeLessThan(html.indexOf('guide-group'));
  }
  expect((await open('/guides?q=germany')).html).not.toContain('Popular destinations');
});

test('GUIDE-01 a destination without plans has no guide', async () => {
  const { status, headers } = await open('/guides/atlantis');
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('GUIDE-12 a guide has one address per language and links to the plans of its destination', async () => {
  const { html, headers } = await open('/es/guides/united-kingdom');
  expect(headers.get('cache-control')).toMatch(/^public/);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/es/guides/united-kingdom"/>`);
  expect(html).toContain(`hrefLang="en" href="${ORIGIN}/guides/united-kingdom"`);
  expect(html).toContain('href="/es/esim/united-kingdom"');
  expect(html).toContain('¿Qué redes usa una eSIM en el Reino Unido?');
  for (const path of ['/es/compare', '/es/guides']) expect(html).toContain(`href="${path}"`);
});

test('GUIDE-12 every page links to the guides and the comparison, and a destination to its guide', async () => {
  const { html } = await open('/esim/japan');
  for (const path of ['/guides', '/compare', '/guides/japan']) expect(html).toContain(`href="${path}"`);
});

test('GUIDE-13 a guide publishes an article with its questions, each with an answer that the page shows', async () => {
  const { html } = await open('/guides/japan');
  expect(factsOf(html)).toMatchObject([
    {
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Guides' }, { name: 'Japan' }] },
        { '@type': 'Article', headline: 'Japan eSIM guide', mainEntityOfPage: `${ORIGIN}/guides/japan` },
        {
          '@type': 'FAQPage',
          mainEntity: Array.from({ length: 8 }, () => ({ '@type': 'Question' })),
        },
      ],
    },
  ]);
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(shown).toContain('Our eSIMs use 3 networks in Japan, all with 5G: KDDI, NTT Docomo, and SoftBank.');
});

test('GUIDE-10 GUIDE-11 GUIDE-13 GUIDE-17 GUIDE-18 the comparison shows its tables and publishes its questions', async () => {
  const { status, html } = await open('/compare');
  expect(status).toBe(200);
  for (const words of [
    'Price per GB with it',
    'the typical (median) price of the cheapest plan that holds it',
    'One plan for Europe',
    'from 4 countries on',
    'Both prices of a row are for the number of countries that it names',
    'See regional plans',
    'Open the itinerary calculator',
  ])
    expect(html).toContain(words);
  expect(JSON.stringify(factsOf(html))).toContain(
    'Two weeks: from how many countries on does one plan cost less?',
  );
});

test('GUIDE-28 the comparison begins with the verdict and the calculator; its figures are folded', async () => {
  for (const path of ['/compare', '/es/compare']) {
    const { html } = await open(path);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const [top = ''] = main.split('<details');
    expect(top, path).toContain('guide-rules');
    expect(top).toMatch(/href="[^"]*\/calculator"/);
    expect(top).not.toMatch(/<table|%|\(median/);
    expect(main.split('<details')).toHaveLength(4);
    expect(main).not.toContain('<details open');
  }
});

test('GUIDE-01 guides of regions and countries are shown in both languages, without an unfilled sentence', async () => {
  const { get } = await aRunningApp({ pages, catalogue: index });
  // Rendering all of them takes minutes; the unit tests write all of them.
  for (const slug of slugs.filter((_, position) => position % 20 === 0))
    for (const prefix of ['', '/es']) {
      const response = await get(`${prefix}/guides/${slug}`);
      const html = await response.text();
      expect([slug, response.status]).toEqual([slug, 200]);
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main).not.toMatch(/\{\{|undefined|NaN|null| {2}|<p[^>]*>\s*<\/p>/);
    }
});
