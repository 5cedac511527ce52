import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const press = { hasModifier: false, isTyping: false, isInList: false };

test('ADMIN-33 a key is a shortcut', () => {
  expect(['/', 'j', 'k', '?', 'x'].map((key) => shortcutOf({ ...press, key }))).toEqual([
    'search',
    'next',
    'previous',
    'help',
    null,
  ]);
});

test('ADMIN-33 a key does nothing while somebody types, or together with Ctrl, Alt or Command', () => {
  for (const key of ['/', 'j', 'k', '?', 'ArrowDown']) {
    expect(shortcutOf({ ...press, key, isTyping: true, isInList: true })).toBeNull();
    expect(shortcutOf({ ...press, key, hasModifier: true, isInList: true })).toBeNull();
  }
});

test('ADMIN-33 arrow keys move inside a list and scroll the page elsewhere', () => {
  expect(shortcutOf({ ...press, key: 'ArrowDown' })).toBeNull();
  expect(shortcutOf({ ...press, key: 'ArrowDown', isInList: true })).toBe('next');
});
