import { expect, test } from 'vitest';
import { guardedStorage } from '../../browser/guarded-storage.ts';
import { chooseLanguage, cookieForChoice, readChoice, rememberLanguage } from './language-choice.ts';

function aStore() {
  const kept = new Map<string, string>();
  const storage = guardedStorage(() => ({
    getItem: () => null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }));
  return { kept, storage };
}

test('LANG-08 a choice of language is stored under language and user-language-choice', () => {
  const { kept, storage } = aStore();
  chooseLanguage('es', storage);
  expect(Object.fromEntries(kept)).toEqual({ language: 'es', 'user-language-choice': 'es' });
});

test('a language that was only shown is not stored as a choice', () => {
  const { kept, storage } = aStore();
  rememberLanguage('es', storage);
  expect(Object.fromEntries(kept)).toEqual({ language: 'es' });
});

test('an existing language cookie is updated with the choice; a missing one is not created', () => {
  expect(cookieForChoice('a=1; language=es', 'en')).toBe(
    'language=en; path=/; max-age=31536000; samesite=lax',
  );
  expect(cookieForChoice('a=1; old-language=es', 'en')).toBeNull();
});

test('a browser that blocks storage still shows the page', () => {
  const throwing = guardedStorage(() => {
    throw new Error('denied');
  });
  expect(() => chooseLanguage('es', throwing)).not.toThrow();
  expect(readChoice(throwing)).toBeNull();
});
