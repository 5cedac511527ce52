import { expect, test } from 'vitest';
import { iccidDigits, isIccid } from './iccid.ts';

test('TOPUP-02 an ICCID has 19 or 20 digits, starts with 89 and passes the Luhn check', () => {
  expect(isIccid('8944465400003573251')).toBe(true);
  expect(isIccid('89444654000035732539')).toBe(true);
  for (const [why, text] of [
    ['one digit is wrong', '8944465400003573253'],
    ['two digits are swapped', '8944465400005373251'],
    ['18 digits', '894446540000357320'],
    ['21 digits', '894446540000357325390'],
    ['another beginning', '7944465400003573252'],
    ['a letter', '894446540000357325F'],
    ['nothing', ''],
  ] as const)
    expect([why, isIccid(text)]).toEqual([why, false]);
});

test('TOPUP-02 spaces between groups are ignored, as cards and phones print them', () => {
  expect(isIccid(' 8944 4654 0000 3573 251 ')).toBe(true);
  expect(iccidDigits('8944 4654\u00a00000\n3573 253')).toBe('8944465400003573253');
});
