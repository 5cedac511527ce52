import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import { aGlobalPlan, aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { cheapestKinds, compareKinds } from './compare-kinds.ts';

const week = (priceCents: number): Partial<Package> => ({
  package_id: `week-${priceCents}`,
  data_amount: '4 GB',
  validity_days: 7,
  priceCents,
});
const day = { package_id: 'day', data_amount: '500 MB', validity_days: 1, priceCents: 300 };

test('GUIDE-10 GUIDE-18 each kind has its lowest price, and the middle price of a week over its destinations', () => {
  const facts = compareKinds([
    aLocalPlan('JP', day),
    aLocalPlan('JP', week(800)),
    aLocalPlan('JP', week(1600)),
    aLocalPlan('FR', week(1200)),
    aLocalPlan('TD', { ...week(4000), activation_policy: 'installation' }),
    aRegionalPlan('Europe', ['FR', 'ES', 'DE'], week(1000)),
    aRegionalPlan('Asia', ['JP', 'KR'], week(2000)),
  ]);
  expect(facts).toEqual([
    {
      kind: 'local',
      cheapestCents: 300,
      weekCents: 1200,
      perGigabyteCents: 300,
      countries: { fewest: 1, most: 1 },
      startsOnInstall: 0.2,
    },
    {
      kind: 'regional',
      cheapestCents: 1000,
      weekCents: 1000,
      perGigabyteCents: 250,
      countries: { fewest: 2, most: 3 },
      startsOnInstall: 0,
    },
  ]);
});

test('GUIDE-10 a figure that no plan gives is not invented', () => {
  expect(compareKinds([aGlobalPlan([], day)])).toEqual([
    {
      kind: 'global',
      cheapestCents: 300,
      weekCents: null,
      perGigabyteCents: null,
      countries: null,
      startsOnInstall: 0,
    },
  ]);
});

test('GUIDE-10 a country counts for local plans unless a plan for several countries costs less', () => {
  const local = aLocalPlan('FR', week(1000));
  const wider = (priceCents: number) => aRegionalPlan('Europe', ['FR'], week(priceCents));
  expect(cheapestKinds([[local], [local, wider(1000)], [local, wider(999)], [wider(500)]])).toEqual({
    countries: 3,
    local: 2,
    wider: 1,
  });
});
