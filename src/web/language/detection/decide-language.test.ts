import { expect, test } from 'vitest';
import { decideLanguage } from './decide-language.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('ROUTE-21 with the UI in Spanish, a path without /es redirects to its /es version', () => {
  expect(decideLanguage(at('/plans', '?search=peru', '#list'), { shown: 'en', detected: 'es' })).toEqual({
    kind: 'redirect',
    to: '/es/plans?search=peru#list',
  });
  expect(decideLanguage(at('/'), { shown: 'en', detected: 'es' })).toEqual({ kind: 'redirect', to: '/es' });
  expect(decideLanguage(at('/plans'), { shown: 'en', detected: 'en' })).toEqual({
    kind: 'stay',
    language: 'en',
  });
});

test('ROUTE-21 the admin panel has no /es version; it stays there, in the detected language', () => {
  expect(decideLanguage(at('/admin'), { shown: 'en', detected: 'es' })).toEqual({
    kind: 'stay',
    language: 'es',
  });
  expect(decideLanguage(at('/admin'), { shown: 'en', detected: 'en' })).toEqual({
    kind: 'stay',
    language: 'en',
  });
});

test('ROUTE-22 an /es path is Spanish, whatever language was detected', () => {
  expect(decideLanguage(at('/es/plans'), { shown: 'es', detected: 'en' })).toEqual({
    kind: 'stay',
    language: 'es',
  });
});

test('LANG-20 the prefix of a language that is not offered does not keep a visitor there', () => {
  expect(decideLanguage(at('/pt/plans'), { shown: 'en', detected: 'es' })).toEqual({
    kind: 'redirect',
    to: '/es/plans',
  });
  expect(decideLanguage(at('/pt/plans'), { shown: 'pt', detected: 'es' })).toEqual({
    kind: 'stay',
    language: 'pt',
  });
});
