import { expect, test } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  forEachLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  OFFERED_BY_DEFAULT,
  parseLanguage,
} from './language.ts';

test('LANG-02 the language is en, es or pt and nothing else', () => {
  expect(LANGUAGES).toEqual(['en', 'es', 'pt']);
  for (const language of LANGUAGES) expect(parseLanguage(language)).toBe(language);
  for (const other of ['fr', 'EN', 'es-MX', '', ' es', null, undefined, 1]) {
    expect(parseLanguage(other)).toBeNull();
  }
});

test('LANG-03 the default language is English', () => {
  expect(DEFAULT_LANGUAGE).toBe('en');
});

test('LANG-20 without a setting the shop offers English and Spanish', () => {
  expect(OFFERED_BY_DEFAULT).toEqual(['en', 'es']);
});

test('one value per language, and the marks of each language as Intl writes them', () => {
  expect(Object.keys(forEachLanguage(String))).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES) {
    const { decimalMark, thousandsMark } = LANGUAGE_FACTS[language];
    expect(new Intl.NumberFormat(language).format(12_345.5)).toBe(`12${thousandsMark}345${decimalMark}5`);
  }
});
