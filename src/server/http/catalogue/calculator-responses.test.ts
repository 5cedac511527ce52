import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import { aLocalPlan, anIndex } from '#tests/builders/catalogue.ts';
import { itinerary, recommendation } from './calculator-responses.ts';

const plan = (package_id: string, data_amount: string, priceCents: number) =>
  aLocalPlan('JP', { package_id, data_amount, priceCents, minimumPriceCents: priceCents });

const NEED = { destination: 'japan', days: '7', megabytes: '5000' };

const found = (plans: readonly Package[], ...soldOut: string[]) =>
  recommendation({ index: anIndex(plans), soldOut: new Set(soldOut) }, NEED);

test('CALC-44 beside a best match that is not the cheapest, the cheapest that holds the need is sent, and what the match gives', () => {
  const [fitting, large] = [plan('jp-6', '6 GB', 1000), plan('jp-16', '16 GB', 900)];
  const small = plan('jp-1', '1 GB', 300);
  expect(found([fitting, large, small])).toMatchObject({
    recommendation: {
      kind: 'fits',
      plan: { package_id: 'jp-6' },
      cheaper: { package_id: 'jp-16', price: 9 },
      extras: [],
    },
  });
  expect(found([fitting, small])).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-6' }, cheaper: null },
  });
});

test('CALC-33 a plan that is far too big for the match is enough by itself', () => {
  const large = plan('jp-50', '50 GB', 2000);
  expect(found([large])).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-50' }, cheaper: null },
  });
});

test('CALC-54 a plan comes with what its network states about a hotspot', () => {
  const stated = (features: readonly string[]) =>
    found([{ ...plan('jp-6', '6 GB', 1000), features }])?.recommendation;
  expect(stated(['Hotspot'])).toMatchObject({ plan: { hotspot: 'allowed' } });
  expect(stated([])).toMatchObject({ plan: { hotspot: 'unstated' } });
});

test('CALC-56 a plan that is sold out is neither the match nor the cheaper one, nor covers a stop', () => {
  const [fitting, large] = [plan('jp-6', '6 GB', 1000), plan('jp-16', '16 GB', 900)];
  expect(found([fitting, large], 'jp-16')).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-6' }, cheaper: null },
  });
  expect(found([fitting, large], 'jp-6')).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-16' } },
  });
  const index = anIndex([fitting, large]);
  const trip = { stops: 'JP:7', megabytes: '5000' };
  const coveredBy = (soldOut: ReadonlySet<string>) =>
    itinerary({ index, soldOut }, trip)?.locals?.pieces.map((piece) => piece.plan.package_id);
  expect(coveredBy(new Set())).toEqual(['jp-16']);
  expect(coveredBy(new Set(['jp-16']))).toEqual(['jp-6']);
});
