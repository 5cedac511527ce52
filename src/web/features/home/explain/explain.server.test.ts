import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import { LANGUAGES } from '#core/language.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import guide from '#messages/es/guide.json' with { type: 'json' };
import { messagesOf } from '#messages/messages-of.server.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { drawCoveragePicture } from './coverage-picture.server.ts';
import { readExplained } from './explain.server.ts';

const plan = (package_id: string, data_amount: string, priceCents: number): Partial<Package> => ({
  package_id,
  data_amount,
  priceCents,
  validity_days: 30,
  is_popular: true,
});

const CATALOGUE = [
  aLocalPlan('JP', plan('jp-small', '1 GB', 450)),
  aLocalPlan('JP', plan('jp-week', '3 GB', 900)),
  aLocalPlan('JP', plan('jp-dear', '3 GB', 1200)),
  aLocalPlan('TH', plan('th', '2 GB', 600)),
  aLocalPlan('VN', plan('vn', '2 GB', 550)),
  aRegionalPlan('Asia', ['JP', 'TH', 'VN'], plan('asia', '5 GB', 1550)),
  aGlobalPlan(['JP', 'TH', 'VN', 'PE'], plan('world', '5 GB', 2700)),
];

function aShop(packages: readonly Package[] = CATALOGUE, soldOut: readonly string[] = []) {
  const index = anIndex(packages);
  const sales = someSales().factsFor(index);
  return createShopReader({ index, sales: { ...sales, soldOut: new Set(soldOut) }, proof: NO_PROOF });
}

test('HOME-01 the plan of the hero is the pick of the most popular destination, at the charged price', () => {
  expect(readExplained(aShop(), 'es').pass).toMatchObject({
    country: 'Japón',
    path: '/esim/japan',
    data: '3 GB',
    validity: '30 días',
    price: '9,00\u00a0US$',
  });
});

test('HOME-01 a sold-out plan is not shown, and nothing is shown when no plan fits', () => {
  expect(readExplained(aShop(CATALOGUE, ['jp-week']), 'en').pass?.price).toBe('$12.00');
  expect(readExplained(aShop([aLocalPlan('JP', plan('jp', '500 MB', 300))]), 'en').pass).toBeNull();
});

test('HOME-02 the example has its stops, its need and every way with its plans, cheapest first', () => {
  expect(readExplained(aShop(), 'en').trip).toEqual({
    stops: [
      { countryCode: 'TH', name: 'Thailand' },
      { countryCode: 'VN', name: 'Vietnam' },
      { countryCode: 'JP', name: 'Japan' },
    ],
    days: 12,
    need: '4.5 GB',
    cheapest: 'Cheapest',
    ways: [
      {
        kind: 'oneRegional',
        title: 'One regional plan',
        pieces: ['Asia: 5 GB, 30 Days'],
        price: '$15.50',
        more: null,
      },
      {
        kind: 'locals',
        title: 'Local plans, country by country',
        pieces: ['Thailand: 2 GB, 30 Days', 'Vietnam: 2 GB, 30 Days', 'Japan: 3 GB, 30 Days'],
        price: '$20.50',
        more: '$5.00 more',
      },
      {
        kind: 'oneGlobal',
        title: 'One global plan',
        pieces: ['Global: 5 GB, 30 Days'],
        price: '$27.00',
        more: '$11.50 more',
      },
    ],
  });
  expect(readExplained(aShop([aLocalPlan('JP')]), 'en').trip).toBeNull();
});

test('HOME-03 the map counts every covered country, and its legend has the colours of the picture', () => {
  const shop = aShop();
  expect(readExplained(shop, 'en').map).toEqual({
    countries: 4,
    legend: [
      { tone: 'few', words: '1 to 9 plans' },
      { tone: 'none', words: 'Regional plans only' },
      { tone: 'unsold', words: 'No plans yet' },
    ],
  });
  const picture = drawCoveragePicture(shop);
  const colours = [...picture.matchAll(/fill="var\(--map-(\w+)\)"[^>]* d="M\d/g)].map(([, colour]) => colour);
  expect(colours.toSorted()).toEqual(['land', 'regional', 'soft']);
  expect(readExplained(aShop([]), 'en').map).toBeNull();
});

test('HOME-03 the picture has the colours of both themes and is under 60 kB', () => {
  const picture = drawCoveragePicture(aShop());
  const [light, dark] = picture.split('@media(prefers-color-scheme:dark)');
  expect(light).toMatch(/:root\{--map-water:#\w{6};--map-land:#\w{6}/);
  expect(dark).toMatch(/:root\{--map-water:#\w{6};--map-land:#\w{6}/);
  expect(picture.length).toBeLessThan(60_000);
});

test.each(LANGUAGES)('HOME-04 every promise of home is in the refund policy (%s)', (language) => {
  const t = messagesOf(language, 'legal');
  const policy = (['automatic', 'guarantee', 'withdraw'] as const).map((name) => ({
    heading: t(`refund.sections.${name}.heading`),
    body: t(`refund.sections.${name}.body`),
  }));
  const { heading, promises } = readExplained(aShop(), language).guarantee;
  expect(heading).toBe(t('refund.intro'));
  expect(promises).toHaveLength(3);
  for (const promise of promises) {
    const section = policy.find((candidate) => candidate.heading === promise.heading);
    expect(section?.body.startsWith(promise.text)).toBe(true);
    expect(promise.text).toMatch(/\.$/);
    expect(promise.text).not.toContain('{{');
  }
  // The right ends when the eSIM has been used: without this sentence the promise would be too large.
  expect(promises[2]?.text.split('. ')).toHaveLength(2);
});

test('HOME-05 the questions are the first ones of the contact page, with their answers', () => {
  const { questions } = readExplained(aShop(), 'es');
  expect(questions[0]?.question).toBe('¿Qué es una eSIM?');
  expect(questions).toHaveLength(7);
  const asked: readonly unknown[] = Object.values(guide.contact.faq);
  for (const question of questions) expect(asked).toContainEqual(question);
});

test('CARD-27 the plan of the hero names at most three networks', () => {
  const packages = CATALOGUE.map((one) => ({ ...one, networks: 'A 5G, B 5G, C LTE, D 5G' }));
  expect(readExplained(aShop(packages), 'en').pass?.networks).toBe('A, B, C…');
});
