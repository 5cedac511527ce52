import { expect, test } from 'vitest';
import { boughtMegabytes } from './bought-megabytes.ts';

test('USAGE-32 a top-up counts as bought, also when the total of the network stays as it was', () => {
  expect(boughtMegabytes({ packages: [3_072, 3_072], readWaiting: [], readMegabytes: 3_072 })).toBe(6_144);
  expect(boughtMegabytes({ packages: [3_072], readWaiting: [], readMegabytes: 3_072 })).toBe(3_072);
});

test('USAGE-32 data bought elsewhere counts too, and an unknown size leaves what the readings say', () => {
  expect(boughtMegabytes({ packages: [1_024], readWaiting: [], readMegabytes: 6_144 })).toBe(6_144);
  expect(boughtMegabytes({ packages: [1_024, null], readWaiting: [], readMegabytes: 2_048 })).toBe(2_048);
});

test('USAGE-42 a top-up that waits is not counted, whether the readings contain it or not', () => {
  const packages = [3_072];
  expect(boughtMegabytes({ packages, readWaiting: [1_024], readMegabytes: 4_096 })).toBe(3_072);
  expect(boughtMegabytes({ packages, readWaiting: [], readMegabytes: 3_072 })).toBe(3_072);
  // 5 GB were bought elsewhere.
  const elsewhere = { packages: [1_024], readMegabytes: 6_144 };
  expect(boughtMegabytes({ ...elsewhere, readWaiting: [] })).toBe(6_144);
  expect(boughtMegabytes({ ...elsewhere, readWaiting: [1_024] })).toBe(5_120);
  expect(boughtMegabytes({ packages: [null], readWaiting: [1_024], readMegabytes: 4_096 })).toBe(3_072);
});
