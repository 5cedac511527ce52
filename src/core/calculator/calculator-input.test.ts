import { expect, test } from 'vitest';
import {
  ACTIVITIES,
  ADVANCED_USES,
  LEVELS,
  STARTING_INPUT,
  TRAVEL_TYPES,
  WIFI_AVAILABILITIES,
} from './calculator-input.ts';

test('DATA-15 DATA-16 DATA-17 a calculator input has these fields, with these values', () => {
  expect(Object.keys(STARTING_INPUT)).toEqual([
    'tripDays',
    'destination',
    'travelType',
    'activities',
    'wifiAvailability',
    'advanced',
    'confidenceLevel',
  ]);
  expect(TRAVEL_TYPES).toEqual(['leisure', 'business', 'nomad']);
  expect(WIFI_AVAILABILITIES).toEqual(['abundant', 'moderate', 'limited']);
  expect(ACTIVITIES).toEqual(['video', 'social', 'maps', 'emailChat', 'workVPN']);
  expect(ADVANCED_USES).toEqual(['hotspot', 'cloudBackup', 'gaming', 'streaming']);
  expect(LEVELS).toEqual([0, 1, 2, 3, 4, 5]);
  for (const [group, names] of [
    [STARTING_INPUT.activities, ACTIVITIES],
    [STARTING_INPUT.advanced, ADVANCED_USES],
  ] as const)
    expect(Object.keys(group)).toEqual(names);
});
