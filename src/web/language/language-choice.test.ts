import { expect, test } from 'vitest';
import { chooseLanguage, rememberLanguage } from './language-choice.ts';

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

test('a browser that refuses storage still shows the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(() => chooseLanguage('es', refuse)).not.toThrow();
});
