import { expect, test } from 'vitest';
import { firstNetworks, planMarks } from './plan-marks.ts';

test('CARD-27 5G and hotspot are marked only where the network states them', () => {
  expect(planMarks({ networks: 'Orange 5G, SFR LTE', features: ['Tethering'] })).toEqual(['5g', 'hotspot']);
  expect(planMarks({ networks: 'Orange LTE', features: ['Data only', 'Mobile Hotspot'] })).toEqual([
    'hotspot',
  ]);
  expect(planMarks({ networks: null, features: [] })).toEqual([]);
});

test('CARD-27 at most three networks are named, without their generation', () => {
  expect(firstNetworks('NTT Docomo 5G, SoftBank LTE')).toBe('NTT Docomo, SoftBank');
  expect(firstNetworks('A 5G, B 5G, C LTE, D 5G')).toBe('A, B, C…');
  // A list that was shortened before.
  expect(firstNetworks('A 5G, B 5G, C 5G…')).toBe('A, B, C…');
  expect(firstNetworks('4G/5G Networks')).toBe('4G/5G Networks');
});
