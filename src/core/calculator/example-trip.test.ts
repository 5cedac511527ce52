import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { coverItinerary } from './cover-itinerary.ts';
import { exampleTrip } from './example-trip.ts';
import { stopsOf } from './itinerary-stops.ts';
import { tripPlanOf } from './trip-plan.ts';

const plan = (package_id: string, priceCents: number) => ({
  package_id,
  priceCents,
  data_amount: '5 GB',
  validity_days: 30,
});

function exampleOf(packages: readonly Package[]) {
  const index = anIndex(packages);
  return exampleTrip((countryCode) => index.plansWorkingIn(countryCode));
}

const ASIA = [
  aLocalPlan('TH', plan('th', 500)),
  aLocalPlan('VN', plan('vn', 600)),
  aLocalPlan('JP', plan('jp', 800)),
  aRegionalPlan('Asia', ['TH', 'VN', 'JP'], plan('asia', 1550)),
  aGlobalPlan(['TH', 'VN', 'JP', 'FR'], plan('world', 2700)),
];

test('HOME-02 the example is what the itinerary calculator computes for its trip', () => {
  const example = exampleOf(ASIA);
  expect(example).toMatchObject({
    visits: [
      { countryCode: 'TH', days: 4 },
      { countryCode: 'VN', days: 4 },
      { countryCode: 'JP', days: 4 },
    ],
    days: 12,
  });
  expect(example?.ways.map(({ kind, moreCents, cover }) => [kind, cover.costCents, moreCents])).toEqual([
    ['oneRegional', 1550, 0],
    ['locals', 1900, 350],
    ['oneGlobal', 2700, 1150],
  ]);
  const stops = stopsOf(example?.visits ?? [], example?.megabytes ?? 0);
  const covers = coverItinerary(stops, ASIA.map(tripPlanOf));
  expect(example?.ways.map(({ cover }) => cover.costCents)).toEqual(
    [covers.oneRegional, covers.locals, covers.oneGlobal].map((cover) => cover?.costCents),
  );
});

test('HOME-02 a cheaper mix comes first, so no other way is called the cheapest', () => {
  const mixed = [...ASIA, aRegionalPlan('Indochina', ['TH', 'VN'], plan('indochina', 700))];
  expect(exampleOf(mixed)?.ways.map(({ kind, cover }) => [kind, cover.costCents])).toEqual([
    ['mix', 1500],
    ['oneRegional', 1550],
    ['locals', 1900],
  ]);
});

test('HOME-02 a route without two ways to compare is skipped; without any such route there is no example', () => {
  const europe = [
    ...['FR', 'IT', 'ES'].map((code) => aLocalPlan(code, plan(code, 500))),
    aRegionalPlan('Europe', ['FR', 'IT', 'ES'], plan('europe', 900)),
  ];
  expect(exampleOf([...ASIA.slice(0, 3), ...europe])?.visits.map(({ countryCode }) => countryCode)).toEqual([
    'FR',
    'IT',
    'ES',
  ]);
  expect(exampleOf(ASIA.slice(0, 3))).toBeNull();
  expect(exampleOf([])).toBeNull();
});
