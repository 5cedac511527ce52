import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { readFacts } from './read-facts.server.ts';

const WIDE = aPackage({
  coverage_type: 'regional',
  country_code: null,
  operator: 'Continental',
  countries: ['AL', 'ES', 'FR', 'IT', 'MT', 'SM', 'VA'],
  priceCents: 500,
});
const SMALL = { ...WIDE, operator: 'Grand Tour', countries: ['ES', 'FR'], priceCents: 460 };
const CALLS = {
  ...WIDE,
  operator: 'Continental+',
  countries: ['AL', 'ES', 'FR', 'MT', 'SM', 'VA'],
  voice: 30,
};

const brandsIn = (packages: readonly ReturnType<typeof aPackage>[], language: 'en' | 'es') =>
  readFacts({ name: 'Europe', coverageType: 'regional', packages }, language, () => false).find(
    ({ kind }) => kind === 'brands',
  );

test('DEST-23 a region says what a brand is and what tells its brands apart, in both languages', () => {
  expect(brandsIn([SMALL, CALLS, WIDE], 'en')).toEqual({
    kind: 'brands',
    name: 'What the brand names mean',
    lines: [
      'A brand is the network’s name for an eSIM. Each brand has its own countries and rules.',
      'Continental: 7 countries, data plans, from $5.00.',
      'Continental+: 6 countries, plans with calls or SMS, from $5.00. It lacks Italy.',
      'Grand Tour: 2 countries, data plans, from $4.60. It lacks Italy, Albania, Malta, and 2 more.',
    ],
  });
  expect(brandsIn([SMALL, WIDE], 'es')?.lines.slice(1)).toEqual([
    'Continental: 7 países, planes de datos, desde 5,00\u{a0}US$.',
    'Grand Tour: 2 países, planes de datos, desde 4,60\u{a0}US$. No incluye Italia, Albania, Malta y 2 más.',
  ]);
});

test('DEST-23 a destination with one brand has nothing to compare', () => {
  expect(brandsIn([WIDE], 'en')).toBeUndefined();
});

const factsOf = (
  kind: string,
  packages: readonly ReturnType<typeof aPackage>[],
  language: 'en' | 'es' = 'en',
) =>
  readFacts({ name: 'Europe', coverageType: 'regional', packages }, language, () => false).find(
    (fact) => fact.kind === kind,
  )?.lines;

const UNLIMITED = {
  ...WIDE,
  is_unlimited: true,
  data_amount: 'Unlimited',
  fair_usage_policy: 'Full speed for the first 3 GB of each day. After that the speed is held at 1 Mbps.',
};

test('DEST-26 the speed of unlimited plans after their limit is said where the network states it', () => {
  const limit = 'Full speed up to 3\u{a0}GB a day';
  expect(factsOf('unlimited', [UNLIMITED, UNLIMITED])).toEqual([
    `${limit}; 1\u{a0}Mbps after that until the next day.`,
  ]);
  expect(factsOf('unlimited', [{ ...UNLIMITED, fair_usage_policy: '3 GB a day at full speed.' }])).toEqual([
    `${limit}; slower after that until the next day.`,
  ]);
  expect(factsOf('unlimited', [WIDE])).toBeUndefined();
});

test('DEST-27 when the days start is a sentence for the kinds of plan that share it, in both languages', () => {
  const later = { ...CALLS, activation_policy: 'installation' } as const;
  expect(factsOf('days', [WIDE, UNLIMITED, later])).toEqual([
    'For data plans and unlimited plans, your days start when the eSIM first connects in a covered country; install it any time before.',
    'For plans with calls, your days start when you install the eSIM, so install it just before you leave.',
  ]);
  expect(factsOf('days', [WIDE, later], 'es')?.[0]).toBe(
    'Con los planes de datos, tus días empiezan cuando la eSIM se conecta por primera vez en un país incluido; instálala cuando quieras antes.',
  );
  expect(factsOf('days', [WIDE, CALLS, later])?.[1]).toBe(
    'For plans with calls it depends on the plan; each one says when its days start.',
  );
  expect(factsOf('days', [WIDE, UNLIMITED])).toEqual([
    'Your days start when the eSIM first connects in a covered country; install it any time before.',
  ]);
});

test('DEST-28 the networks of a country with one network are not called several', () => {
  const network = (name: string) => ({ name, types: ['LTE'] });
  const linesOf = (language: 'en' | 'es' | 'pt', ...names: string[]) => {
    const operator_coverages = [{ code: 'NR', name: 'Nauru', networks: names.map(network) }];
    const packages = [aPackage({ coverage_type: 'local', countries: ['NR'], operator_coverages })];
    return readFacts({ name: 'Nauru', coverageType: 'local', packages }, language, () => false)[0]?.lines;
  };
  expect(linesOf('en', 'Digicel')).toEqual(['Digicel LTE.', 'The eSIM connects to it automatically.']);
  expect(linesOf('es', 'Digicel')).toEqual(['Digicel LTE.', 'La eSIM se conecta sola a esta red.']);
  expect(linesOf('pt', 'Digicel')).toEqual(['Digicel LTE.', 'O eSIM se conecta sozinho a essa rede.']);
  expect(linesOf('es', 'Digicel', 'Cenpac')).toEqual([
    'Digicel LTE, Cenpac LTE.',
    'La eSIM se conecta sola a una de ellas.',
  ]);
});
