import { expect, test } from 'vitest';
import { aLocalPlan, anIndex } from '#tests/builders/catalogue.ts';
import { recommendation } from './calculator-responses.ts';

const plan = (package_id: string, data_amount: string, priceCents: number) =>
  aLocalPlan('JP', { package_id, data_amount, priceCents, minimumPriceCents: priceCents });

const NEED = { destination: 'japan', days: '7', megabytes: '5000' };

test('CALC-44 beside a recommended plan that is not the cheapest, the cheapest that holds the need is shown', () => {
  const [fitting, large] = [plan('jp-6', '6 GB', 1000), plan('jp-16', '16 GB', 900)];
  const small = plan('jp-1', '1 GB', 300);
  expect(recommendation(anIndex([fitting, large, small]), NEED)).toMatchObject({
    recommendation: {
      kind: 'fits',
      plan: { package_id: 'jp-6' },
      cheaper: { package_id: 'jp-16', price: 9 },
    },
  });
  expect(recommendation(anIndex([fitting, small]), NEED)).toMatchObject({
    recommendation: { kind: 'fits', plan: { package_id: 'jp-6' }, cheaper: null },
  });
});
