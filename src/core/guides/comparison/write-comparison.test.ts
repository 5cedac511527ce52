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

test('GUIDE-10 the table has a column for each kind on sale, computed from the plans', () => {
  const kinds = compare('en', [GB, FR, JP, europe(1200), WORLD]).kinds;
  expect(kinds?.columns).toEqual(['What is compared', 'Local', 'Regional', 'Global']);
  expect(kinds?.rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
    ['Cheapest plan', '$6.00', '$12.00', '$50.00'],
    ['A week of everyday use', '$7.00', '$12.00', '$50.00'],
    ['Price per GB with it', '$0.70', '$1.20', '$5.00'],
    ['Countries covered', '1', '2', 'up to 3'],
  ]);
  expect(compare('en', [GB, europe(1200)]).kinds?.columns).toEqual(['What is compared', 'Local', 'Regional']);
  expect(compare('en', [GB, FR]).kinds).toBeNull();
  expect(compare('en', [])).toMatchObject({
    kinds: null,
    worth: { kinds: [] },
    example: null,
    regions: null,
  });
});

test('GUIDE-10 GUIDE-11 each kind is worth it by its prices, never by a claim', () => {
  const worth = (europeCents: number) =>
    compare('en', [GB, FR, JP, europe(europeCents), WORLD]).worth.kinds.map(({ name, text }) => [name, text]);
  expect(worth(1200)).toEqual([
    [
      'Local',
      'In every country with local plans, no plan is cheaper than a local one for a week of everyday use.',
    ],
    [
      'Regional',
      'On routes through several countries it costs less than local plans from 2 countries on in Europe.',
    ],
    [
      'Global',
      'Not for its price: two weeks in 3 countries (Japan, the United Kingdom, and France) cost $22.00 with local plans and $50.00 with one global plan. You pay for one eSIM that works in up to 3 countries.',
    ],
  ]);
  expect(worth(650)[0]?.[1]).toBe(
    'In 2 of 3 countries no plan is cheaper than a local one for a week of everyday use.',
  );
  expect(worth(650)[1]?.[1]).toMatch(
    /^In 1 country a plan for several countries costs less than any local plan/,
  );
  expect(worth(9000)[1]?.[1]).toBe(
    'On our example routes of up to 6 countries, local plans cost the same or less in every region.',
  );
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
    text: 'from 2 countries on: local plans for 2 countries cost $13.00, one plan for all 2 costs $12.00',
  });
  expect(row(1300)?.text).toBe(
    'not up to 2 countries: local plans for 2 countries cost $13.00, one plan for all 2 costs $13.00',
  );
  expect(row(500)?.text).toMatch(/^from the first country: \$6\.00 with a local plan, \$5\.00/);
});
