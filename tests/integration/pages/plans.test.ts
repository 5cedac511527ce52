import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildPages } from '#scripts/launch/build-pages.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPublishedReview } from '#tests/builders/reviews/published-review.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { aPackage } from '#tests/builders/package.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { NO_PROOF, type ShopProof } from '#core/proof/shop-proof.ts';
import { someSales } from '#tests/builders/sales.ts';

const ROOT = join(import.meta.dirname, '../../..');

const JAPAN_MONTH = aPackage({
  package_id: 'japan-month',
  validity_days: 30,
  priceCents: 1500,
  minimumPriceCents: 1500,
  is_popular: true,
  features: ['Instant activation', 'Tethering', 'Hotspot', 'Fast', 'Third', 'Fourth', 'Fifth one'],
  fair_usage_policy: 'Full speed for 3 GB a day.',
  other_info: 'Weaker in the mountains.',
});

const index = anIndex([
  JAPAN_MONTH,
  aLocalPlan('PE', { networks: null, features: [], validity_days: null, priceCents: 2000 }),
  aRegionalPlan('Europe', [], { networks: Array.from({ length: 40 }, (_, n) => `Net${n} 5G`).join(', ') }),
  aGlobalPlan([], { data_amount: 'Unlimited', is_unlimited: true }),
]);

let pages: Pages;

type Shown = Readonly<{ sales?: ReturnType<typeof someSales>; proof?: ShopProof }>;

const pagesOver = (catalogue: CatalogueIndex, shown: Shown = {}): Promise<Pages> => {
  const { sales = someSales(), proof = NO_PROOF } = shown;
  return createPages({
    publicOrigin: 'http://localhost:3000',
    anonKey: 'test-key',
    seller: aSeller(),
    languages: OFFERED_BY_DEFAULT,
    catalogue: { current: () => catalogue },
    sales,
    proof: { current: () => proof },
    log: aLog(),
    clock: { now: () => new Date() },
    buildFolder: join(ROOT, 'build'),
    messagesFolder: join(ROOT, 'src/messages'),
  });
};

beforeAll(async () => {
  await buildPages(new AbortController().signal);
  pages = await pagesOver(index);
});

const open = async (path: string, from = pages) => {
  const { get } = await aRunningApp({ pages: from, catalogue: index });
  const response = await get(path);
  const html = await response.text();
  return { status: response.status, html, text: wordsOf(html) };
};

/** The text that a person reads on the page: no head, no data, no markup. */
function wordsOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

test('CARD-03 CARD-13 CARD-14 CARD-19 CARD-20 CARD-26 CARD-27 a card shows its texts, in both languages', async () => {
  // Best value compares the plans of a destination, so there must be a second one.
  const dearer = aPackage({
    package_id: 'japan-little',
    data_amount: '1 GB',
    validity_days: 30,
    priceCents: 800,
  });
  const from = await pagesOver(anIndex([JAPAN_MONTH, dearer]));
  const { text } = await open('/plans?search=japan', from);
  for (const words of [
    '30 Days',
    'Good value',
    'Popular',
    '$15.00',
    '$3.00 / GB',
    'SoftBank, KDDI 5G Hotspot',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Your 30 days start when it first connects in Japan; install any time before');
  const spanish = (await open('/es/plans?search=japan', from)).text;
  for (const words of [
    '30 días',
    'Buena compra',
    'Popular',
    '15,00',
    '/ GB',
    'SoftBank, KDDI 5G Punto de acceso',
  ])
    expect(spanish).toContain(words);
  expect(text + spanish).not.toMatch(/Na(?:t|c)ional|4[.,]8/);
});

test('CARD-07 CARD-08 CARD-36 the details of a plan show its networks or coverage, and our rating as ours, in both languages', async () => {
  const { text, html } = await open('/esim/japan/japan-month');
  expect(html).not.toContain('lucide-star');
  for (const words of [
    'Networks SoftBank',
    'No traveller reviews yet. Our rating: 4.8 of 5, the same for every plan.',
  ])
    expect(text).toContain(words);
  const spanish = (await open('/es/esim/japan/japan-month')).text;
  for (const words of [
    'Redes SoftBank',
    'Aún no hay reseñas de viajeros. Nuestra valoración: 4,8 de 5, la misma para todos los planes.',
  ])
    expect(spanish).toContain(words);
  expect(text + spanish).not.toMatch(/Na(?:t|c)ional/);
  expect((await open('/esim/europe/europe-plan')).text).toContain('127 countries · Regional');
  expect((await open('/es/esim/europe/europe-plan')).text).toContain('127 países · Regional');
});

test('CARD-31 where travellers published reviews, the details of a plan show theirs instead of our rating', async () => {
  const reviews = new Map([
    ['japan', { score: { count: 12, average: 4 }, newest: [aPublishedReview()] }],
    ['peru', { score: { count: 2, average: null }, newest: [aPublishedReview()] }],
  ]);
  const reviewed = await pagesOver(index, { proof: { ...NO_PROOF, reviews } });
  const english = await open('/esim/japan/japan-month', reviewed);
  expect(english.text).toContain('4.0 of 5 stars from 12 reviews');
  expect(english.html).toContain('href="/esim/japan#reviews-heading"');
  const spanish = await open('/es/esim/japan/japan-month', reviewed);
  expect(spanish.text).toContain('4,0 de 5 estrellas, según 12 reseñas');
  const few = await open('/esim/peru/pe-plan', reviewed);
  expect(few.text).toContain('2 reviews by travellers');
  expect(english.text + spanish.text + few.text).not.toMatch(
    /Our rating|Nuestra valoración|No traveller reviews|Aún no hay reseñas/,
  );
  expect((await open('/esim/europe/europe-plan', reviewed)).text).toContain('Our rating: 4.8');
});

test('CARD-04 CARD-10 a plan without days or networks shows 30 days and 4G/5G Networks', async () => {
  expect((await open('/plans?search=peru')).text).toMatch(/4G\/5G Networks.*30 Days \$20\.00/);
  expect((await open('/es/plans?search=peru')).text).toMatch(/Redes 4G\/5G.*30 días/);
});

test('CARD-12 CARD-24 plans of many countries show the number of countries and their brand', async () => {
  expect((await open('/regional-plans')).text).toContain('5 GB 127 countries Moshi Moshi');
  expect((await open('/global-plans')).text).toContain('172 countries');
  expect((await open('/es/global-plans')).text).toContain('172 países');
});

test('CARD-01 CARD-16 CARD-18 CARD-29 CARD-39 a plan’s page shows its title and four features; in Spanish the network’s are folded', async () => {
  const { status, text } = await open('/esim/japan/japan-month');
  expect(status).toBe(200);
  expect(text).toContain('Japan eSIM');
  expect(text).toContain('Hotspot for other devices Get now, activate on arrival Fast Third Fourth');
  expect(text).not.toMatch(/instant activation|Fifth one/i);
  const spanish = (await open('/es/esim/japan/japan-month')).text;
  expect(spanish).toContain('eSIM para Japón');
  expect(spanish).toContain(
    'Red 5G Puedes compartir internet con otros dispositivos Cómpralo ahora, actívalo al llegar',
  );
  expect(spanish).toContain('Texto original de la red, en inglés Fast Third Fourth');
});

test('CARD-17 a plan without features shows the default ones, in both languages', async () => {
  expect((await open('/esim/peru/pe-plan')).text).toContain('Prepaid Get now, activate on arrival');
  expect((await open('/es/esim/peru/pe-plan')).text).toContain('Prepago Cómpralo ahora, actívalo al llegar');
});

test('a plan’s page shows networks, fair use, prices per GB and day, and further details', async () => {
  const { text, html } = await open('/esim/japan/japan-month');
  for (const words of ['SoftBank 5G, KDDI LTE', 'Full speed for 3 GB a day.', 'Weaker in the mountains.'])
    expect(text).toContain(words);
  expect(text).toContain('Price per GB $3.00 Price per day $0.50');
  expect(text).toContain('Possible with this eSIM');
  expect(html).toContain('name="robots" content="noindex"');
  const unlimited = (await open('/esim/global/global-plan')).text;
  expect(unlimited).toContain('Price per day $1.36');
  expect(unlimited).not.toContain('Price per GB');
});

test('CARD-09 no page publishes a rating as a review', async () => {
  for (const path of ['/', '/plans', '/esim/japan', '/es/esim/japan', '/esim/japan/japan-month'])
    expect((await open(path)).html).not.toMatch(/AggregateRating|ratingValue|itemprop|"@type":"Review"/i);
});

test('CARD-06 no page contains our cost', async () => {
  const row = { ...aPackage(), net_price: 7.77 };
  const withCost = anIndex([row]);
  const { get } = await aRunningApp({ pages: await pagesOver(withCost), catalogue: withCost });
  for (const path of ['/', '/plans', '/plans.data', '/esim/japan', '/esim/japan/moshi-moshi-7days-5gb']) {
    expect(await (await get(path)).text()).not.toMatch(/net_?price|7\.77/i);
  }
});

test.each([
  '/esim/atlantis',
  '/es/esim/__proto__',
  '/esim/japan/gone',
  '/esim/peru/japan-month',
  '/esim/%25',
])('ROUTE-18 %s is a 404 with links to other pages, and is not indexed by search engines', async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('role="search"');
});

test('a search for 10,000 letters, a percent sign or emoji shows an empty list with a message', async () => {
  const long = await open(`/plans?search=${'a'.repeat(10_000)}`);
  expect(long.status).toBe(200);
  expect(long.text).toContain(`No plan found for “${'a'.repeat(80)}”`);
  expect(long.text).not.toContain('a'.repeat(81));
  expect((await open('/plans?search=%25')).text).toContain('No plan found for “%”');
  expect((await open('/es/plans?search=%F0%9F%8F%9D')).text).toContain('No hay planes para «🏝»');
  expect((await open('/plans?search=%3Cscript%3Ealert(1)')).html).not.toContain('<script>alert');
});

test('an address with an unknown region, size or service shows the whole list and states that nothing is filtered', async () => {
  for (const query of ['region=atlantis', 'data=-1', 'service=%00', 'offset=-20', 'region=&region=asia']) {
    const { status, text } = await open(`/plans?${query}`);
    expect(status).toBe(200);
    expect(text).toContain('No filters: you see all plans.');
    expect(text).toContain('Peru');
  }
});

test('an address longer than a browser sends is refused with a message', async () => {
  const { get } = await aRunningApp({ pages, catalogue: index });
  expect(await errorOf(await get(`/plans?search=${'🏝'.repeat(10_000)}`))).toMatchObject({
    status: 431,
    message: 'The address or the headers of the request are too long.',
  });
});

test.each([
  [`search=${'a'.repeat(10_000)}`, 'search must be at most 100 characters long.'],
  ['offset=-1', 'offset must be a whole number from 0 to 1000000.'],
  ['offset=1e3', 'offset must be a whole number from 0 to 1000000.'],
  ['limit=0', 'limit must be at least 1.'],
  [
    'region=atlantis',
    'region must be one of all, global, europe, asia, americas, africa, oceania, middle_east.',
  ],
])('the API refuses an invalid query and describes the valid values', async (query, message) => {
  const { get } = await aRunningApp({ pages, catalogue: index });
  expect(await errorOf(await get(`/api/packages?${query}`))).toEqual({
    status: 400,
    code: 'invalid-input',
    message,
  });
});

test('PAGE-14 structured data marks the plan that is sold out, and its address opens that plan', async () => {
  const [sold] = index.plansOf('japan').map(({ package_id }) => package_id);
  const { get } = await aRunningApp({
    pages: await pagesOver(index, { sales: someSales({ soldOut: new Set([sold ?? '']) }) }),
    catalogue: index,
  });
  const offersIn = async (path: string) => {
    const [, block = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await (await get(path)).text()) ?? [];
    const Product = z.object({
      offers: z.object({
        offers: z.array(z.object({ sku: z.string(), availability: z.string(), url: z.string() })),
      }),
    });
    return z.object({ '@graph': z.tuple([z.unknown(), Product]) }).parse(JSON.parse(block))['@graph'][1]
      .offers.offers;
  };
  const offers = await offersIn('/esim/japan');
  expect(offers.length).toBeGreaterThan(0);
  for (const { sku, availability, url } of offers) {
    expect(availability).toBe(`https://schema.org/${sku === sold ? 'OutOfStock' : 'InStock'}`);
    expect((await get(new URL(url).pathname)).status).toBe(200);
  }
  expect(offers.map(({ sku }) => sku)).toContain(sold);
  for (const { availability } of await offersIn('/es/esim/peru'))
    expect(availability).toBe('https://schema.org/InStock');
});

test('PLANS-24 PLANS-25 without popular destinations the home page shows only the regions, and never $0', async () => {
  const catalogue = anIndex([
    aLocalPlan('PE', { is_popular: false }),
    aRegionalPlan('Europe', ['ES', 'FR'], { package_id: 'europe', priceCents: 450, is_popular: false }),
  ]);
  const { get } = await aRunningApp({ pages: await pagesOver(catalogue), catalogue });
  const text = wordsOf(await (await get('/')).text());
  expect(text).toContain('Crossing borders?');
  expect(text).toMatch(/Europe 2 countries from \$4\.50/);
  expect(text).not.toContain('Where are you off to?');
  expect(text).not.toMatch(/\$0(?!\.[1-9])/);
  const picked = await pagesOver(catalogue, { sales: someSales({ picks: ['peru'] }) });
  const shown = await aRunningApp({ pages: picked, catalogue });
  expect(wordsOf(await (await shown.get('/')).text())).toContain('Where are you off to?');
});

test('DEST-12 the recommended and the selected plan of a region say how many countries they cover', async () => {
  const catalogue = anIndex([
    aRegionalPlan('Europe', ['ES', 'FR'], { package_id: 'europe', operator: 'Eurolink' }),
  ]);
  const { get } = await aRunningApp({ pages: await pagesOver(catalogue), catalogue });
  const html = await (await get('/esim/europe')).text();
  const partOf = (part: string) =>
    new RegExp(`class="${part}".*?</(?:section|aside)>`, 's').exec(html)?.[0] ?? '';
  for (const part of ['pick-card', 'plan-choice']) expect(partOf(part)).toContain('2 countries · Eurolink');
});

test('PLANS-38 the list of global plans leads to the page that recommends one, in both languages', async () => {
  expect((await open('/global-plans')).text).toContain('Not sure which one? Compare them on the Global page');
  expect((await open('/es/global-plans')).text).toMatch(/¿[^?]+\? [^.]+ Global/);
  expect((await open('/regional-plans')).text).not.toContain('Not sure which one?');
  expect((await open('/global-plans?type=topup')).text).not.toContain('Not sure which one?');
});
