import { expect, test } from 'vitest';
import { bestGeneration } from './network-generation.ts';

test('MAP-01 the best generation is the fastest of all networks; LTE is 4G', () => {
  expect(bestGeneration([{ types: ['LTE'] }, { types: ['3G', '5G'] }])).toBe('5G');
  expect(bestGeneration([{ types: ['LTE', '3G'] }])).toBe('4G');
  expect(bestGeneration([{ types: ['4g'] }])).toBe('4G');
  expect(bestGeneration([{ types: ['2G', '3G'] }])).toBe('3G');
  expect(bestGeneration([{ types: ['2G'] }])).toBe('2G');
});

test('MAP-01 a network with no type or an unknown type has no generation', () => {
  expect(bestGeneration([])).toBeNull();
  expect(bestGeneration([{ types: [] }, { types: ['satellite'] }])).toBeNull();
});
