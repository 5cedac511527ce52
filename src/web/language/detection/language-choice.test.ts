import { expect, test } from 'vitest';
import { chooseLanguage, cookieForChoice, readChoice, rememberLanguage } from './language-choice.ts';

function aStore() {
  const kept = new Map<string, string>();
  return { kept, open: () => ({ setItem: (key: string, value: string) => void kept.set(key, value) }) };
}

test('LANG-08 a choice of language is stored under language and user-language-choice', () => {
  const { kept, open } = aStore();
  chooseLanguage('es', open);
  expect(Object.fromEntries(kept)).toEqual({ language: 'es', 'user-language-choice': 'es' });
});

test('a language that was only shown is not stored as a choice', () => {
  const { kept, open } = aStore();
  rememberLanguage('es', open);
  expect(Object.fromEntries(kept)).toEqual({ language: 'es' });
});

test('an existing language cookie is updated with the choice; a missing one is not created', () => {
  expect(cookieForChoice('a=1; language=es', 'en')).toBe(
    'language=en; path=/; max-age=31536000; samesite=lax',
  );
  expect(cookieForChoice('a=1; old-language=es', 'en')).toBeNull();
});

test('a browser that blocks storage still shows the page', () => {
  const throwing = () => {
    throw new Error('denied');
  };
  expect(() => chooseLanguage('es', throwing)).not.toThrow();
  expect(readChoice(throwing)).toBeNull();
});
