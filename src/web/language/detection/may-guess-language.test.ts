import { expect, test } from 'vitest';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { mayGuessLanguage } from './may-guess-language.ts';

const visit = (changes: Partial<Parameters<typeof mayGuessLanguage>[0]> = {}) =>
  mayGuessLanguage({ pathname: '/plans', search: '', choice: null, offered: OFFERED_BY_DEFAULT, ...changes });

test('the language may be guessed for a visitor who has not chosen one', () => {
  expect(visit()).toBe(true);
  expect(visit({ search: '?search=peru' })).toBe(true);
  expect(visit({ choice: 'klingon' })).toBe(true);
});

test('LANG-10 a chosen language, English or Spanish, is kept', () => {
  expect(visit({ choice: 'en' })).toBe(false);
  expect(visit({ choice: 'es' })).toBe(false);
  expect(visit({ search: '?lng=en' })).toBe(false);
});

test('LANG-11 a path that starts with /es already has its language', () => {
  expect(visit({ pathname: '/es' })).toBe(false);
  expect(visit({ pathname: '/es/plans' })).toBe(false);
  expect(visit({ pathname: '/esim/japan' })).toBe(true);
});

test('LANG-12 the admin panel is not redirected', () => {
  expect(visit({ pathname: '/admin' })).toBe(false);
  expect(visit({ pathname: '/admin/orders' })).toBe(false);
});
