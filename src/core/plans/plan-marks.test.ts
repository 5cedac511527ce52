import { expect, test } from 'vitest';
import {
  firstNetworks,
  hotspotStatement,
  isHotspotUnstated,
  isOnlyAboutHotspot,
  planMarks,
  refusesHotspot,
} from './plan-marks.ts';

const marksOf = (stated: Partial<Parameters<typeof planMarks>[0]>) =>
  planMarks({ networks: null, features: [], fair_usage_policy: null, ...stated });

test('CARD-27 5G and hotspot are marked only where the network states them', () => {
  expect(marksOf({ networks: 'Orange 5G, SFR LTE', features: ['Tethering'] })).toEqual(['5g', 'hotspot']);
  expect(marksOf({ networks: 'Orange LTE', features: ['Data only', 'Mobile Hotspot'] })).toEqual(['hotspot']);
  expect(marksOf({})).toEqual([]);
});

test('CARD-27 a hotspot is marked where only the fair-use text states it', () => {
  const limit = 'Full speed for the first 3 GB of each day, not counted at night.';
  expect(marksOf({ fair_usage_policy: `${limit} Tethering counts towards the same 3 GB.` })).toEqual([
    'hotspot',
  ]);
  expect(marksOf({ fair_usage_policy: limit })).toEqual([]);
});

test.each([
  'No tethering',
  'Tethering not allowed',
  'Hotspot not included',
  'Hotspot: no.',
  'Data only. Tethering is prohibited.',
  "This plan doesn't support hotspot",
  'The plan doesn’t allow tethering.',
  'Excludes mobile hotspot',
  'Works without hotspot',
  'Sin hotspot',
  'El hotspot no está incluido',
  'Não inclui hotspot',
])('CARD-27 "%s" is no mark of a hotspot, also beside a sentence that allows it', (refusal) => {
  expect(marksOf({ features: [refusal] })).toEqual([]);
  expect(marksOf({ fair_usage_policy: refusal })).toEqual([]);
  expect(marksOf({ features: ['Hotspot'], fair_usage_policy: `Fair use applies. ${refusal}` })).toEqual([]);
});

test('CARD-27 at most three networks are named, without their generation', () => {
  expect(firstNetworks('NTT Docomo 5G, SoftBank LTE')).toBe('NTT Docomo, SoftBank');
  expect(firstNetworks('A 5G, B 5G, C LTE, D 5G')).toBe('A, B, C…');
  // A list that was shortened before.
  expect(firstNetworks('A 5G, B 5G, C 5G…')).toBe('A, B, C…');
  expect(firstNetworks('4G/5G Networks')).toBe('4G/5G Networks');
});

test('CARD-35 a hotspot is refused only where the network says so plainly, and nowhere allows it', () => {
  const refused = (features: readonly string[], fairUse: string | null = null) =>
    refusesHotspot({ features: [...features], fair_usage_policy: fairUse });
  expect(refused(['Data only.', 'Tethering is not allowed.'])).toBe(true);
  expect(refused(['No hotspot'])).toBe(true);
  expect(refused(['Hotspot and tethering included.'])).toBe(false);
  expect(refused(['Tethering is not allowed.'], 'Tethering counts towards the same 3 GB.')).toBe(false);
  expect(refused(['Tethering is not allowed on trains.'])).toBe(false);
  expect(refused([])).toBe(false);
});

test.each([
  ['Hotspot and tethering included.', true],
  ['Mobile hotspot', true],
  ['Tethering is not allowed.', true],
  ['Tethering counts towards the same 3 GB.', false],
  ['Data only', false],
])('CARD-35 "%s" says nothing but whether a hotspot is allowed: %s', (sentence, isOnly) => {
  expect(isOnlyAboutHotspot(sentence)).toBe(isOnly);
});

test('CARD-40 a hotspot is unstated only where no feature and no fair-use text names it', () => {
  const unstated = (features: string[], fair_usage_policy: string | null) =>
    isHotspotUnstated({ features, fair_usage_policy });
  expect(unstated(['Data only', 'Fast'], 'Full speed for 3 GB a day.')).toBe(true);
  expect(unstated([], null)).toBe(true);
  expect(unstated(['Data only', 'No tethering'], null)).toBe(false);
  expect(unstated([], 'Hotspot counts towards the same 3 GB.')).toBe(false);
});

test('CALC-54 a network allows a hotspot, refuses it, or does not state that it works', () => {
  const said = (...features: string[]) => hotspotStatement({ features, fair_usage_policy: null });
  expect(said('Hotspot and tethering included.')).toBe('allowed');
  expect(said('Tethering is not allowed.')).toBe('refused');
  expect(said('Data only.')).toBe('unstated');
  expect(said('Tethering is not allowed on trains.')).toBe('unstated');
  expect(hotspotStatement({ features: [], fair_usage_policy: 'Tethering counts as well.' })).toBe('allowed');
});
