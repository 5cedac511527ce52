import { expect, test } from 'vitest';
import { decideLanguage } from './decide-language.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('ROUTE-21 with the UI in Spanish, a path without /es redirects to its /es version', () => {
  expect(decideLanguage(at('/plans', '?search=peru', '#list'), 'es')).toEqual({
    kind: 'redirect',
    to: '/es/plans?search=peru#list',
  });
  expect(decideLanguage(at('/'), 'es')).toEqual({ kind: 'redirect', to: '/es' });
  expect(decideLanguage(at('/plans'), 'en')).toEqual({ kind: 'stay', language: 'en' });
});

test('ROUTE-21 the admin panel has no /es version; it stays there, in the detected language', () => {
  expect(decideLanguage(at('/admin'), 'es')).toEqual({ kind: 'stay', language: 'es' });
  expect(decideLanguage(at('/admin'), 'en')).toEqual({ kind: 'stay', language: 'en' });
});

test('ROUTE-22 an /es path is Spanish, whatever language was detected', () => {
  expect(decideLanguage(at('/es/plans'), 'en')).toEqual({ kind: 'stay', language: 'es' });
});
