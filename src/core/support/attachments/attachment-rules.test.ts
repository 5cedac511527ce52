import { expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES, problemOfFile } from './attachment-rules.ts';

const aFile = { name: 'photo.jpg', type: 'image/jpeg', size: 10 };

test('SUPPORT-06 a file of exactly 5 MB is accepted, one byte more is too large', () => {
  expect(MAX_ATTACHMENT_BYTES).toBe(5_242_880);
  expect(problemOfFile({ ...aFile, size: MAX_ATTACHMENT_BYTES })).toBeNull();
  expect(problemOfFile({ ...aFile, size: MAX_ATTACHMENT_BYTES + 1 })).toBe('too-large');
});

test('SUPPORT-05 the browser refuses other types before it uploads anything', () => {
  expect(problemOfFile({ ...aFile, name: 'a.svg', type: 'image/svg+xml' })).toBe('wrong-type');
  expect(problemOfFile({ ...aFile, name: 'a.png' })).toBe('wrong-type');
  expect(problemOfFile({ ...aFile, type: '' })).toBeNull();
  expect(problemOfFile({ ...aFile, size: 0 })).toBe('empty');
});
