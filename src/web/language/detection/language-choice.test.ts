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

test('what is merely shown is not stored as a choice', () => {
  const { kept, open } = aStore();
  rememberLanguage('es', open);
  expect(Object.fromEntries(kept)).toEqual({ language: 'es' });
});

test('a language cookie that is there follows the choice, and none is made where there is none', () => {
  expect(cookieForChoice('a=1; language=es', 'en')).toBe(
    'language=en; path=/; max-age=31536000; samesite=lax',
  );
  expect(cookieForChoice('a=1; old-language=es', 'en')).toBeNull();
});

test('a browser that refuses storage still shows the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(() => chooseLanguage('es', refuse)).not.toThrow();
  expect(readChoice(refuse)).toBeNull();
});
