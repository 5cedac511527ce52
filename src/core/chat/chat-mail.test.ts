import { expect, test } from 'vitest';
import { mailedReplies } from './chat-mail.ts';

test('CHAT-21 a reply is mailed when it was unread for two minutes, and not after a day', () => {
  const sentAt = new Date('2026-11-17T10:00:00Z');
  const isMailed = (now: string) => {
    const { from, until } = mailedReplies(new Date(now));
    return sentAt > from && sentAt <= until;
  };
  expect([
    isMailed('2026-11-17T10:01:59.999Z'),
    isMailed('2026-11-17T10:02:00Z'),
    isMailed('2026-11-18T09:59:59Z'),
    isMailed('2026-11-18T10:00:00Z'),
  ]).toEqual([false, true, true, false]);
});
