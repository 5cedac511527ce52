import { expect, test } from 'vitest';
import { repeatsOurFacts } from './repeats-our-facts.ts';

test.for([
  ['Rechargeable online with no expiry.', true],
  ['Cannot be topped up.', true],
  ['Top-up available.', true],
  ['5G/LTE Data-only eSIM.', true],
  ['eSIM with a phone number for calls and texts.', true],
  ['Operates on Docomo, KDDI and SoftBank in Japan.', true],
  ['Works in 53 countries.', true],
  ['The validity period starts when the eSIM connects to a supported network.', true],
  ['Mobile hotspot allowed.', false],
  ['Prepaid', false],
  ['Get now, activate on arrival', false],
  ['No identity check needed.', false],
] as const)('CARD-30 “%s” repeats what our own facts say: %s', ([feature, expected]) => {
  expect(repeatsOurFacts(feature)).toBe(expected);
});
