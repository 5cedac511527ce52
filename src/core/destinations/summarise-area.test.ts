import { expect, test } from 'vitest';
import { summariseArea } from './summarise-area.ts';

test('PLANS-25 an area counts the countries of its broadest plan and the price of its cheapest', () => {
  const area = summariseArea([
    { countries: ['ES'], priceCents: 1200 },
    { countries: ['ES', 'FR', 'IT'], priceCents: 900 },
    { countries: ['ES', 'FR'], priceCents: 450 },
  ]);
  expect(area).toEqual({ countries: ['ES', 'FR', 'IT'], isAtMost: true, cheapestCents: 450 });
});

test('PLANS-25 plans that all cover the same number are shown without "up to"', () => {
  expect(summariseArea([{ countries: ['US', 'CA'], priceCents: 500 }]).isAtMost).toBe(false);
});

test('PLANS-25 unlisted countries are not counted, and a missing price is not $0', () => {
  expect(summariseArea([{ countries: [], priceCents: 0 }])).toEqual({
    countries: [],
    isAtMost: false,
    cheapestCents: null,
  });
  expect(summariseArea([])).toEqual({ countries: [], isAtMost: false, cheapestCents: null });
});
