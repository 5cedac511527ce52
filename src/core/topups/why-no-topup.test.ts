import { expect, test } from 'vitest';
import { whyNoTopup } from './why-no-topup.ts';

test('TOPUP-09 an eSIM without an ICCID and a recycled one cannot be topped up', () => {
  expect(whyNoTopup({ display: 'active', iccid: '' })).toBe('no-iccid');
  expect(whyNoTopup({ display: 'recycled', iccid: '8944' })).toBe('recycled');
  expect(whyNoTopup({ display: 'expired', iccid: '8944' })).toBeNull();
});
