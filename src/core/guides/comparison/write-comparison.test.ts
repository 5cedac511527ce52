import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aGlobalPlan, aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { writeComparison } from './write-comparison.ts';

const terms = { data_amount: '10 GB', validity_days: 30 };
const GB = aLocalPlan('GB', { ...terms, priceCents: 600 });
const FR = aLocalPlan('FR', { ...terms, priceCents: 700 });
const JP = aLocalPlan('JP', { ...terms, priceCents: 900 });
const europe = (priceCents: number) => aRegionalPlan('Europe', ['GB', 'FR'], { ...terms, priceCents });
const WORLD = aGlobalPlan(['GB', 'FR', 'JP'], { ...terms, priceCents: 5000 });

function compare(language: Language, plans: readonly Package[]) {
  const workingIn = ['GB', 'FR', 'JP'].map((code) =>
    plans.filter(({ countries }) => countries.includes(code)),
  );
  return writeComparison({ plans, workingIn }, { language, t: messagesOf(language, 'plan-comparison') });
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const NONE = { verdict: null, kinds: null, example: null, regions: null, questions: [] };

/** The texts of one row of the table, by kind. */
const rowOf = (name: string, plans: readonly Package[]) =>
  compare('en', plans).kinds?.rows.find((row) => row.name === name)?.texts;

test('GUIDE-10 the table has a column for each kind on sale, computed from the plans', () => {
  const kinds = compare('en', [GB, FR, JP, europe(1200), WORLD]).kinds;
  expect(kinds?.columns).toEqual(['What is compared', 'Local', 'Regional', 'Global']);
  const figures = kinds?.rows.filter(({ isFigure }) => isFigure);
  expect(figures?.map(({ name, texts }) => [name, ...texts])).toEqual([
    ['Countries covered', '1', '2', 'up to 3'],
    ['Cheapest plan', '$6.00', '$12.00', '$50.00'],
    ['A week of everyday use (median)', '$7.00', '$12.00', '$50.00'],
    ['Price per GB with it', '$0.70', '$1.20', '$5.00'],
  ]);
  expect(compare('en', [GB, europe(1200)]).kinds?.columns).toEqual(['What is compared', 'Local', 'Regional']);
  expect(compare('en', [GB, FR]).kinds).toBeNull();
  expect(compare('en', [])).toMatchObject(NONE);
});

test('GUIDE-18 the table says for each kind when to choose it, when its days start and where it is on sale', () => {
  const late = { ...europe(1200), activation_policy: 'installation' };
  const plans = [GB, FR, { ...JP, activation_policy: 'installation' }, late, WORLD];
  expect(rowOf('Choose it for', plans)).toEqual([
    'One country',
    'Several countries of one region',
    'Several regions in one trip',
  ]);
  expect(rowOf('The days start', plans)).toEqual([
    'When it first connects there (67% of plans), else when you install it',
    'When you install it',
    'When it first connects there',
  ]);
  expect(compare('es', plans).kinds?.next).toEqual({
    name: 'Siguiente paso',
    links: [
      { to: '/plans', name: 'Ver planes locales' },
      { to: '/regional-plans', name: 'Ver planes regionales' },
      { to: '/global-plans', name: 'Ver planes globales' },
    ],
  });
});

test('GUIDE-10 GUIDE-11 GUIDE-18 each kind is worth it by its prices, never by a claim', () => {
  const why = (europeCents: number) => rowOf('Why', [GB, FR, JP, europe(europeCents), WORLD]);
  expect(why(1200)).toEqual([
    'The cheapest for a week in every country',
    'Costs less than local plans from 2 countries on, in 1 of 1 regions',
    'One eSIM for up to 3 countries, not the lowest price: two weeks in Japan, the United Kingdom, and France cost $50.00, with local plans $22.00',
  ]);
  expect(why(650)?.[0]).toBe('The cheapest for a week in 2 of 3 countries');
  expect(why(9000)?.[1]).toBe(
    'One eSIM at every border; local plans cost the same or less on routes of up to 6 countries',
  );
});

test('GUIDE-13 the comparison answers its questions in the words of its tables', () => {
  expect(compare('en', [GB, FR, JP, europe(1200)]).questions).toEqual([
    {
      question: 'When is each one worth it?',
      answer:
        'Local: One country. The cheapest for a week in every country.\nRegional: Several countries of one region. Costs less than local plans from 2 countries on, in 1 of 1 regions.',
    },
    {
      question: 'Two weeks: from how many countries on does one plan cost less?',
      answer: 'Europe: one plan costs less from 2 countries on. Local plans $13.00, One plan $12.00',
    },
  ]);
});

test('GUIDE-11 the example adds one country in each row and marks the cheaper price, in Spanish too', () => {
  const example = compare('es', [GB, FR, JP, europe(1200), WORLD]).example;
  expect(example?.columns).toEqual(['Países', 'Planes locales', 'Un plan para Europa']);
  expect(
    example?.rows.map(({ name, cells }) => [
      name,
      ...cells.map(({ text, note }) => plain(`${text} ${note ?? ''}`)),
    ]),
  ).toEqual([
    ['1 país: el Reino Unido', '6,00 US$ más barato', '12,00 US$ '],
    ['2 países: más Francia', '13,00 US$ ', '12,00 US$ más barato'],
  ]);
});

test('GUIDE-11 GUIDE-15 every region says from how many countries on it costs less, or that it does not', () => {
  const row = (cents: number) => compare('en', [GB, FR, europe(cents)]).regions?.rows[0];
  expect(row(1200)).toEqual({
    to: '/guides/europe',
    name: 'Europe',
    detail: 'one plan costs less from 2 countries on',
    cells: [
      { text: '$13.00', note: null },
      { text: '$12.00', note: 'cheaper' },
    ],
  });
  expect(row(1300)).toMatchObject({
    detail: 'local plans cost the same or less up to 2 countries',
    cells: [{ note: null }, { note: null }],
  });
  expect(row(500)).toMatchObject({
    detail: 'one plan costs less from the first country on',
    cells: [{ text: '$6.00' }, { text: '$5.00', note: 'cheaper' }],
  });
});

test('GUIDE-27 the table of regions says which trip its prices are for, in all languages', () => {
  const textsOf = (language: 'en' | 'es' | 'pt') => {
    const regions = compare(language, [GB, FR, europe(1200)]).regions;
    return [regions?.heading, regions?.text];
  };
  expect(textsOf('en')).toEqual([
    'Two weeks: from how many countries on does one plan cost less?',
    'The same two weeks of everyday use in each region. Both prices of a row are for the number of countries that it names.',
  ]);
  expect(textsOf('es')[0]).toBe('Dos semanas: ¿desde cuántos países cuesta menos un solo plan?');
  expect(textsOf('pt')[0]).toBe('Duas semanas: a partir de quantos países um só plano custa menos?');
});

test('GUIDE-28 the verdict says in plain words for whom each kind is, with counted prices, in all languages', () => {
  const verdictOf = (language: Language, plans: readonly Package[]) =>
    compare(language, plans).verdict?.kinds.map(({ trip, kind, text }) => plain(`${trip}: ${kind}. ${text}`));
  expect(verdictOf('en', [GB, FR, JP, europe(1200), WORLD])).toEqual([
    'For one country: Local. The cheapest in every country. A week of everyday use costs $7.00, typically.',
    'For several countries of one region: Regional. One eSIM for the whole trip. Costs less than several local plans from 2 countries on. A week of everyday use costs $12.00, typically.',
    'For several regions in one trip: Global. One eSIM for up to 3 countries. Several local plans cost the same or less. A week of everyday use costs $50.00, typically.',
  ]);
  expect(verdictOf('es', [GB, FR, JP, europe(650)])?.[0]).toBe(
    'Para un país: Local. No es lo más barato en todas partes. Algunos países tienen un plan regional más barato; su página lo dice. Una semana de uso normal cuesta 7,00 US$, lo típico.',
  );
  expect(verdictOf('pt', [GB, FR, JP, europe(9000)])?.[1]).toMatch(
    /Vários planos locais custam o mesmo ou menos\. Uma semana de uso do dia a dia custa US\$ 90,00/,
  );
  expect(verdictOf('en', [GB, FR])).toBeUndefined();
});
