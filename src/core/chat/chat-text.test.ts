import { expect, test } from 'vitest';
import { checkChatText, LONGEST_MESSAGE } from './chat-text.ts';

test('CHAT-13 a message has 1 to 2,000 characters after spaces at its ends are removed', () => {
  expect(checkChatText(`  ${'a'.repeat(LONGEST_MESSAGE)}\n`)).toEqual({
    kind: 'ready',
    text: 'a'.repeat(2_000),
  });
  expect(checkChatText('a'.repeat(LONGEST_MESSAGE + 1))).toEqual({ kind: 'too-long' });
  expect(checkChatText(' \n\t\u0000 ')).toEqual({ kind: 'empty' });
});

test('CHAT-12 hidden characters and long gaps are removed, lines and emoji stay', () => {
  expect(checkChatText('one\r\ntwo\r\n\r\n\r\n\r\nthree 👩‍👧')).toEqual({
    kind: 'ready',
    text: 'one\ntwo\n\nthree 👩‍👧',
  });
  expect(checkChatText('pay\u202Efdp.exe\u0007\uFEFF')).toEqual({ kind: 'ready', text: 'payfdp.exe' });
  expect(checkChatText('half \uD83D')).toEqual({ kind: 'ready', text: 'half \uFFFD' });
});
