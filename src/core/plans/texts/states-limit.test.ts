import { expect, test } from 'vitest';
import { statesLimit } from './states-limit.ts';

test.each([
  ['Cannot be topped up.', true],
  ['No phone number.', true],
  ["Doesn't come with a phone number.", true],
  ['Tethering is not allowed.', true],
  ['Hotspot and tethering included.', false],
  ['Rechargeable online with no expiry.', false],
  ['Nothing to install again.', false],
  ['5G Data-only eSIM.', false],
])('“%s” is a limit: %s', (feature, isLimit) => {
  expect(statesLimit(feature)).toBe(isLimit);
});
