import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import type { SharedLimits } from '../limits/rate-limit.ts';
import type { ChatStore, CustomerMessage } from './chat-store.ts';
import { sendChatMessage } from './send-chat-message.ts';

/** Counts without time, and stores every message. */
function aShop() {
  const used = new Map<string, number>();
  const limits: SharedLimits = {
    take: ({ name, most }, target) => {
      const uses = used.get(`${name} ${target}`) ?? 0;
      if (uses >= most) return Promise.resolve({ isAllowed: false, retryAfterSeconds: 7 });
      used.set(`${name} ${target}`, uses + 1);
      return Promise.resolve({ isAllowed: true });
    },
    release: () => Promise.resolve(),
  };
  const stored: string[] = [];
  const notExpected = () => Promise.reject(new Error('Not expected'));
  const chats: ChatStore = {
    read: notExpected,
    addFromStaff: notExpected,
    markRead: notExpected,
    announceTyping: notExpected,
    addFromCustomer: ({ text, clientId, at }: CustomerMessage) => {
      stored.push(text);
      const sequence = stored.length;
      return Promise.resolve({ sequence, author: 'customer', staffName: null, clientId, text, sentAt: at });
    },
  };
  const send = (customerId: string, text: string) =>
    sendChatMessage(
      { chats, limits, clock: aClock() },
      { customerId, client: 'hotel', language: 'en', clientId: 'c', text },
    );
  return { send, stored, used };
}

test('CHAT-13 the 21st message of a customer within a minute is refused and uses up no limit of the client', async () => {
  const { send, stored, used } = aShop();
  const outcomes = [];
  for (let number = 1; number <= 40; number += 1) outcomes.push((await send('ana', 'Hi')).kind);
  expect(outcomes.filter((kind) => kind === 'stored')).toHaveLength(20);
  expect(outcomes.at(-1)).toBe('too-many');
  expect([stored.length, used.get('chat-client hotel'), used.get('chat-client-day hotel')]).toEqual([
    20, 20, 20,
  ]);
  expect(await send('ana', 'Hi')).toEqual({ kind: 'too-many', retryAfterSeconds: 7 });
  expect((await send('ben', 'Hi')).kind).toBe('stored');
});

test('CHAT-13 an empty or too long message is refused before it is counted', async () => {
  const { send, used } = aShop();
  expect([await send('ana', '  '), await send('ana', 'x'.repeat(2_001))]).toEqual([
    { kind: 'empty' },
    { kind: 'too-long' },
  ]);
  expect(used.size).toBe(0);
});
