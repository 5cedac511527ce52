import { expect, test } from 'vitest';
import { presentStaff, shownNameOf, type ChatStaff } from './staff-presence.ts';

const NOW = new Date('2026-11-17T10:00:00Z');

function aMember(changes: Partial<ChatStaff>): ChatStaff {
  return { userId: 'u1', shownName: 'Inés', isAnswering: true, seenAt: NOW, ...changes };
}

test('CHAT-07 who has switched chats off, or is not heard of for 50 seconds, is not present', () => {
  const staff = [
    aMember({ userId: 'here', seenAt: new Date('2026-11-17T09:59:10.001Z') }),
    aMember({ userId: 'gone', seenAt: new Date('2026-11-17T09:59:10Z') }),
    aMember({ userId: 'off', isAnswering: false }),
  ];
  expect(presentStaff(staff, NOW).map(({ userId }) => userId)).toEqual(['here']);
});

test('CHAT-07 a shown name is one short line of visible characters', () => {
  expect(shownNameOf('  Inés \n Vidal\u202E ')).toBe('Inés Vidal');
  expect(shownNameOf('\u200B \t')).toBeNull();
  expect(shownNameOf('a'.repeat(50))).toBe('a'.repeat(40));
  expect(shownNameOf(`${'a'.repeat(39)}😀`)).toBe(`${'a'.repeat(39)}\uFFFD`);
});
