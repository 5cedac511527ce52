import { expect, test } from 'vitest';
import { forEachLanguage } from '#core/language.ts';
import { fillSavedReply, openMarks } from './saved-reply-text.ts';

const bodies = { ...forEachLanguage(() => null), en: 'Hi {name}, order {order}.' };

test('SUPPORT-30 a saved reply is filled in with what is known', () => {
  const filled = fillSavedReply({ bodies }, 'en', { name: 'Ana', order: '104236' });
  expect(filled).toEqual({ text: 'Hi Ana, order 104236.', language: 'en', missing: [] });
});

test('SUPPORT-30 an unknown value keeps its mark, and the other language is said', () => {
  const filled = fillSavedReply({ bodies }, 'es', { name: 'Ana', order: null });
  expect(filled).toEqual({ text: 'Hi Ana, order {order}.', language: 'en', missing: ['order'] });
  expect(openMarks(filled.text)).toEqual(['{order}']);
  expect(openMarks('No marks { here }')).toEqual([]);
});

test('SUPPORT-30 a mark with the name of something that every object has stays a mark', () => {
  const text = '{constructor} {toString} {__proto__}';
  const filled = fillSavedReply({ bodies: { ...forEachLanguage(() => null), en: text } }, 'en', {
    name: 'Ana',
  });
  expect(filled.text).toBe(text);
  expect(filled.missing).toEqual(['constructor', 'toString', '__proto__']);
});
