import { expect, test } from 'vitest';
import { fillSavedReply, openMarks } from './saved-reply-text.ts';

const bodies = { en: 'Hi {name}, order {order}.', es: null, pt: null };

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
  const filled = fillSavedReply({ bodies: { en: text, es: null, pt: null } }, 'en', { name: 'Ana' });
  expect(filled.text).toBe(text);
  expect(filled.missing).toEqual(['constructor', 'toString', '__proto__']);
});
