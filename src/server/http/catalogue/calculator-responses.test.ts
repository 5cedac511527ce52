import { expect, test } from 'vitest';
import { aLocalPlan, anIndex } from '#tests/builders/catalogue.ts';
import { recommendation } from './calculator-responses.ts';

const plan = (package_id: string, data_amount: string, priceCents: number) =>
  aLocalPlan('JP', { package_id, data_amount, priceCents, minimumPriceCents: priceCents });

const NEED = { destination: 'japan', days: '7', megabytes: '5000' };

test('CALC-44 beside a best match that is not the cheapest, the cheapest that holds the need is sent, and what the match gives', () => {
  const [fitting, large] = [plan('jp-6', '6 GB', 1000), plan('jp-16', '16 GB', 900)];
  const small = plan('jp-1', '1 GB', 300);
  expect(recommendation(anIndex([fitting, large, small]), NEED)).toMatchObject({
    recommendation: {
      kind: 'fits',
      plan: { package_id: 'jp-6' },
      cheaper: { package_id: 'jp-16', price: 9 },
      extras: [],
    },
  });
  expect(recommendation(anIndex([fitting, small]), NEED)).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-6' }, cheaper: null },
  });
});

test('CALC-33 a plan that is far too big for the match is enough by itself', () => {
  const large = plan('jp-50', '50 GB', 2000);
  expect(recommendation(anIndex([large]), NEED)).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-50' }, cheaper: null },
  });
});

test('CALC-54 a plan comes with what its network states about a hotspot', () => {
  const stated = (features: readonly string[]) =>
    recommendation(anIndex([{ ...plan('jp-6', '6 GB', 1000), features }]), NEED)?.recommendation;
  expect(stated(['Hotspot'])).toMatchObject({ plan: { hotspot: 'allowed' } });
  expect(stated([])).toMatchObject({ plan: { hotspot: 'unstated' } });
});
