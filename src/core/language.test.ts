import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage } from './language.ts';

test('LANG-02 the language is en or es and nothing else', () => {
  expect(LANGUAGES).toEqual(['en', 'es']);
  expect(parseLanguage('en')).toBe('en');
  expect(parseLanguage('es')).toBe('es');
  for (const other of ['fr', 'EN', 'es-MX', '', ' es', null, undefined, 1]) {
    expect(parseLanguage(other)).toBeNull();
  }
});

test('LANG-03 the default language is English', () => {
  expect(DEFAULT_LANGUAGE).toBe('en');
});
