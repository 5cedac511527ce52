import { expect, test } from 'vitest';
import { boughtMegabytes } from './bought-megabytes.ts';

test('USAGE-32 a top-up counts as bought, also when the total of the network stays as it was', () => {
  expect(boughtMegabytes({ packages: [3_072, 3_072], readMegabytes: 3_072 })).toBe(6_144);
  expect(boughtMegabytes({ packages: [3_072], readMegabytes: 3_072 })).toBe(3_072);
});

test('USAGE-32 data bought elsewhere counts too, and an unknown size leaves what the readings say', () => {
  expect(boughtMegabytes({ packages: [1_024], readMegabytes: 6_144 })).toBe(6_144);
  expect(boughtMegabytes({ packages: [1_024, null], readMegabytes: 2_048 })).toBe(2_048);
});
