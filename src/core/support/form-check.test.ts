import { expect, test } from 'vitest';
import { createFormTokens } from '#adapters/encryption/create-form-tokens.ts';
import { checkForm } from './form-check.ts';

const opened = new Date('2026-11-16T09:00:00Z');
const after = (seconds: number) => new Date(opened.getTime() + seconds * 1_000);
const check = (seconds: number, hiddenField = '') =>
  checkForm({ openedAt: opened, hiddenField }, after(seconds));

test('SUPPORT-26 a form that is sent within 3 seconds must wait for the rest', () => {
  expect(check(0)).toEqual({ kind: 'too-fast', retryAfterSeconds: 3 });
  expect(check(2.5)).toEqual({ kind: 'too-fast', retryAfterSeconds: 1 });
  expect(check(3)).toEqual({ kind: 'accepted' });
  // The clock of another process is behind.
  expect(check(-5)).toEqual({ kind: 'too-fast', retryAfterSeconds: 3 });
});

test('SUPPORT-26 a form that was opened more than a day ago needs a new token', () => {
  expect(check(24 * 60 * 60)).toEqual({ kind: 'accepted' });
  expect(check(24 * 60 * 60 + 1)).toEqual({ kind: 'expired' });
  expect(checkForm({ openedAt: null, hiddenField: '' }, opened)).toEqual({ kind: 'expired' });
});

test('SUPPORT-26 a filled hidden field is refused', () => {
  expect(check(60, 'https://spam.example')).toEqual({ kind: 'automatic' });
});

test('SUPPORT-26 a token with an invented time is not one of ours', () => {
  const tokens = createFormTokens('a secret');
  const token = tokens.make(opened);
  expect(tokens.openedAt(token)).toEqual(opened);
  const [, signature] = token.split('.');
  expect(tokens.openedAt(`${after(-600).getTime().toString(36)}.${signature ?? ''}`)).toBeNull();
  expect(createFormTokens('another').openedAt(token)).toBeNull();
  expect(tokens.openedAt('')).toBeNull();
  expect(tokens.openedAt('.')).toBeNull();
});
