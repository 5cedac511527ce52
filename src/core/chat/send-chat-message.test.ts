import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import type { SharedLimits } from '../limits/rate-limit.ts';
import type { ChatStore, CustomerMessage, StaffMessage } from './chat-store.ts';
import { sendChatMessage, sendStaffMessage } from './send-chat-message.ts';

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
    release: ({ name }, target) => {
      used.set(`${name} ${target}`, (used.get(`${name} ${target}`) ?? 0) - 1);
      return Promise.resolve();
    },
  };
  const stored: string[] = [];
  const notExpected = () => Promise.reject(new Error('Not expected'));
  const chats: ChatStore = {
    read: notExpected,
    addFromStaff: ({ text, clientId, at }: StaffMessage) => {
      stored.push(text);
      const message = { sequence: 1, author: 'staff', staffName: null, clientId, text, sentAt: at } as const;
      return Promise.resolve({ kind: 'stored', message });
    },
    markRead: notExpected,
    announceTyping: notExpected,
    addFromCustomer: ({ text, clientId, at }: CustomerMessage) => {
      stored.push(text);
      const sequence = stored.length;
      return Promise.resolve({ sequence, author: 'customer', staffName: null, clientId, text, sentAt: at });
    },
  };
  const needs = { chats, limits, clock: aClock() };
  const send = (customerId: string, text: string) =>
    sendChatMessage(needs, { customerId, client: 'hotel', language: 'en', clientId: 'c', text });
  const reply = (staffId: string) =>
    sendStaffMessage(needs, { customerId: 'ana', staffId, clientId: 'c', text: 'Hi', seen: 0 });
  /** The minute is over; the day is not. */
  const waitAMinute = () => {
    for (const key of used.keys()) if (!key.includes('-day ')) used.delete(key);
  };
  return { send, reply, waitAMinute, stored, used };
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

test('CHAT-13 a customer stores 300 messages a day, and those refused after that use up no limit of the client', async () => {
  const { send, waitAMinute, stored, used } = aShop();
  const outcomes = [];
  for (let number = 1; number <= 1_600; number += 1) {
    if (number % 20 === 1) waitAMinute();
    outcomes.push((await send('ana', 'Hi')).kind);
  }
  expect(outcomes.slice(0, 300).every((kind) => kind === 'stored')).toBe(true);
  expect(outcomes.slice(300).every((kind) => kind === 'too-many')).toBe(true);
  expect([stored.length, used.get('chat-client-day hotel')]).toEqual([300, 300]);
  expect((await send('ben', 'Hi')).kind).toBe('stored');
});

test('CHAT-13 the customers of one client together store 60 messages a minute and 1,500 a day', async () => {
  const { send, waitAMinute, stored } = aShop();
  for (let minute = 0; minute < 40; minute += 1) {
    waitAMinute();
    for (let message = 0; message < 70; message += 1) await send(`customer ${message % 35}`, 'Hi');
    if (minute === 0) expect(stored).toHaveLength(60);
  }
  expect(stored).toHaveLength(1_500);
});

test('CHAT-13 a member of staff sends 60 messages a minute', async () => {
  const { reply, stored } = aShop();
  const outcomes = [];
  for (let number = 1; number <= 61; number += 1) outcomes.push((await reply('alex')).kind);
  expect([outcomes.at(59), outcomes.at(60), stored.length]).toEqual(['stored', 'too-many', 60]);
  expect((await reply('ines')).kind).toBe('stored');
});
