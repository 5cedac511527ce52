import { expect, test } from 'vitest';
import { deliveryFacts, SHOWN_FROM } from './delivery-facts.ts';

test('PROOF-01 nothing is shown below 50 deliveries', () => {
  expect(SHOWN_FROM).toBe(50);
  expect(deliveryFacts({ delivered: 49, medianMs: 1_000 })).toBeNull();
  expect(deliveryFacts({ delivered: 50, medianMs: 1_000 })).toMatchObject({ delivered: 50 });
});

test.each([
  [57, 57],
  [999, 999],
  [1_239, 1_230],
  [12_437, 12_400],
  [1_259_999, 1_250_000],
])('PROOF-01 %i deliveries are shown as %i, never as more', (delivered, shown) => {
  expect(deliveryFacts({ delivered, medianMs: null })?.delivered).toBe(shown);
});

test.each([
  [0, { unit: 'seconds', count: 5 }],
  [40, { unit: 'seconds', count: 5 }],
  [5_000, { unit: 'seconds', count: 5 }],
  [20_001, { unit: 'seconds', count: 25 }],
  [60_000, { unit: 'seconds', count: 60 }],
  [60_001, { unit: 'seconds', count: 70 }],
  [120_000, { unit: 'seconds', count: 120 }],
  [120_001, { unit: 'minutes', count: 3 }],
  [3_600_000, { unit: 'minutes', count: 60 }],
  [3_600_001, null],
])('PROOF-01 a median of %i ms is rounded up, and left out above an hour', (medianMs, within) => {
  expect(deliveryFacts({ delivered: 100, medianMs })?.within).toEqual(within);
});

test('PROOF-02 a median that changes by a second or two shows the same', () => {
  const shown = [21_000, 22_400, 24_900].map((medianMs) => deliveryFacts({ delivered: 100, medianMs }));
  expect(new Set(shown.map((facts) => facts?.within?.count))).toEqual(new Set([25]));
});

test('PROOF-02 a few more deliveries do not change what pages show', () => {
  expect(deliveryFacts({ delivered: 12_437, medianMs: 20_400 })).toEqual(
    deliveryFacts({ delivered: 12_499, medianMs: 20_900 }),
  );
});
