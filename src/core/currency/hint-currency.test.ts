import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { DOLLARS_ONLY, mayHaveHint, parseChoice } from './hint-choice.ts';
import { hintCurrency } from './hint-currency.ts';

const visitor = (browserLanguage: string, choice: string | null = null) => ({
  choice,
  browserLanguages: browserLanguage.split(' '),
});

test.each([
  ['es-MX', 'MXN'],
  ['pt-BR', 'BRL'],
  ['en-GB', 'GBP'],
  ['de-AT', 'EUR'],
  ['es-es', 'EUR'],
  ['zh-Hant-HK', 'HKD'],
  ['de-CH-1996', 'CHF'],
])('CURRENCY-06 a browser in %s gets hints in %s', (browserLanguage, currency) => {
  expect(hintCurrency(visitor(browserLanguage))).toBe(currency);
  expect(mayHaveHint(visitor(browserLanguage))).toBe(true);
});

test.each(['en-US', 'es-US', 'en', 'es', 'es-419', '', 'C'])(
  'CURRENCY-06 a browser in “%s” gets none, and loads nothing for it',
  (browserLanguage) => {
    expect(hintCurrency(visitor(browserLanguage))).toBeNull();
    expect(mayHaveHint(visitor(browserLanguage))).toBe(false);
  },
);

test.each([
  ['es es-MX en-US', 'MXN'],
  ['es-419 pt pt-BR', 'BRL'],
  ['es-CO en-GB', null],
  ['es en-US en-GB', null],
  ['es en', null],
])('CURRENCY-06 the first language with a region decides: a browser in %s gets %s', (languages, currency) => {
  expect(hintCurrency(visitor(languages))).toBe(currency);
});

test('CURRENCY-06 a country whose currency has no rate gets none', () => {
  expect(hintCurrency(visitor('es-AR'))).toBeNull();
});

test('CURRENCY-07 the visitor’s choice counts more than the browser’s region', () => {
  expect(hintCurrency(visitor('es-MX', 'EUR'))).toBe('EUR');
  expect(hintCurrency(visitor('es-MX', DOLLARS_ONLY))).toBeNull();
  expect(mayHaveHint(visitor('es-MX', DOLLARS_ONLY))).toBe(false);
  expect(mayHaveHint(visitor('en-US', 'EUR'))).toBe(true);
});

test('CURRENCY-07 a stored text that is no code of a currency is no choice', () => {
  expect(['EUR', DOLLARS_ONLY].map(parseChoice)).toEqual(['EUR', DOLLARS_ONLY]);
  expect([null, '', 'eur', 'EURO', '{"a":1}'].map(parseChoice)).toEqual([null, null, null, null, null]);
});

test('CURRENCY-06 every country has at most one currency', () => {
  const all = countryCodes().map((code) => hintCurrency(visitor(`en-${code}`)));
  expect(all.filter((currency) => currency === 'EUR').length).toBeGreaterThan(25);
  expect(new Set(all).size).toBe(30);
});
