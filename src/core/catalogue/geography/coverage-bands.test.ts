import { expect, test } from 'vitest';
import { planBand } from './coverage-bands.ts';

test('MAP-01 a country’s band follows from the number of plans on sale there', () => {
  expect([0, 1, 9, 10, 19, 20, 500].map(planBand)).toEqual([
    'none',
    'few',
    'few',
    'some',
    'some',
    'many',
    'many',
  ]);
});
