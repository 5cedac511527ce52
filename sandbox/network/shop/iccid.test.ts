import { expect, test } from 'vitest';
import { luhnDigit, newIccid } from './iccid.ts';

test('an ICCID starts with 89, has 19 digits and ends in its Luhn digit', () => {
  for (let count = 0; count < 500; count += 1) {
    const iccid = newIccid();
    expect(iccid).toMatch(/^89\d{17}$/);
    expect(Number(iccid.at(-1))).toBe(luhnDigit(iccid.slice(0, -1)));
  }
});

test('the check digit matches the published example', () => {
  expect(luhnDigit('7992739871')).toBe(3);
});
