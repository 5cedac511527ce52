import { expect, test } from 'vitest';
import { aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { countriesByGeneration, networksIn, usesSameNetworks } from './networks.ts';

const coverage = (code: string, ...networks: readonly (readonly [string, ...string[]])[]) => ({
  name: code,
  code,
  networks: networks.map(([name, ...types]) => ({ name, types })),
});
const plan = (...networks: readonly (readonly [string, ...string[]])[]) =>
  aLocalPlan('PE', { operator_coverages: [coverage('PE', ...networks)] });

test('GUIDE-03 networks are grouped by their fastest generation, LTE as 4G, the unstated ones last', () => {
  const plans = [
    plan(['Bitel', 'LTE'], ['Claro', 'LTE', '5G'], ['Wom']),
    plan(['Entel', '5G'], ['Old', '3G']),
  ];
  expect(networksIn(plans, 'PE')).toEqual([
    { generation: '5G', members: ['Claro', 'Entel'] },
    { generation: '4G', members: ['Bitel'] },
    { generation: '3G', members: ['Old'] },
    { generation: null, members: ['Wom'] },
  ]);
  expect(networksIn(plans, 'CL')).toEqual([]);
});

test('GUIDE-03 one network has the best generation that any plan uses', () => {
  const plans = [plan(['Claro', 'LTE']), plan(['Claro', '5G'])];
  expect(networksIn(plans, 'PE')).toEqual([{ generation: '5G', members: ['Claro'] }]);
  expect(usesSameNetworks(plans, 'PE')).toBe(false);
  expect(usesSameNetworks([plan(['Claro', '5G']), plan(['Claro', '5G'])], 'PE')).toBe(true);
});

test('GUIDE-03 the countries of an area are counted by their fastest network', () => {
  const area = aRegionalPlan('Latin America', ['PE', 'CL', 'BO', 'UY'], {
    operator_coverages: [
      coverage('PE', ['Claro', '5G'], ['Bitel', 'LTE']),
      coverage('CL', ['Wom', '5G']),
      coverage('BO', ['Entel', 'LTE']),
    ],
  });
  expect(countriesByGeneration([area])).toEqual([
    { generation: '5G', members: ['CL', 'PE'] },
    { generation: '4G', members: ['BO'] },
    { generation: null, members: ['UY'] },
  ]);
});
