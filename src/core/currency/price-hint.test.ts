import { expect, test } from 'vitest';
import { formatHint, formatRateDay } from './price-hint.ts';

const inEnglish = (cents: number, perDollar: number, currency: string) =>
  formatHint({ cents, perDollar, currency, language: 'en' });
const inSpanish = (cents: number, perDollar: number, currency: string) =>
  formatHint({ cents, perDollar, currency, language: 'es' }).replaceAll(/[\u00a0\u202f]/g, ' ');

test('CURRENCY-08 a hint is written as the page’s language writes the currency, and never as a bare “$”', () => {
  expect(inEnglish(399, 0.9273, 'EUR')).toBe('€3.70');
  expect(inSpanish(399, 0.9273, 'EUR')).toBe('3,70 €');
  expect(inEnglish(399, 18.1234, 'MXN')).toBe('MX$72.30');
  expect(inSpanish(399, 18.1234, 'MXN')).toBe('72,30 MXN');
  expect(inEnglish(399, 1.37, 'CAD')).toBe('CA$5.47');
});

test.each([
  [300, 0.8, 'EUR', '€2.40'],
  [1599, 0.8642, 'EUR', '€13.80'],
  [9999, 0.8642, 'EUR', '€86.40'],
  [99_999, 0.8642, 'EUR', '€864'],
  [399, 25.0632, 'CZK', 'CZK 100'],
  [1599, 18.1234, 'MXN', 'MX$290'],
  [30, 0.8, 'EUR', '€0.24'],
  [399, 151.23, 'JPY', '¥603'],
  [1599, 151.23, 'JPY', '¥2,420'],
  [1599, 15_812.3, 'IDR', 'IDR 253,000'],
])('CURRENCY-08 %i cents at %d are about three digits of %s: %s', (...[cents, perDollar, currency, text]) => {
  expect(inEnglish(cents, perDollar, currency).replaceAll('\u00a0', ' ')).toBe(text);
});

test('CURRENCY-04 the day of the rates is named in the page’s language', () => {
  expect(formatRateDay('2026-11-17', 'en')).toBe('Nov 17, 2026');
  expect(formatRateDay('2026-11-17', 'es')).toBe('17 nov 2026');
});
