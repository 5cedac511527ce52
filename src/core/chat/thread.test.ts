import { expect, test } from 'vitest';
import {
  mergeMessages,
  MOST_PENDING,
  newestMarks,
  parseOutbox,
  withoutStored,
  writeOutbox,
} from './thread.ts';

const aMessage = (sequence: number, author: 'customer' | 'staff' = 'customer') => ({
  sequence,
  author,
  clientId: `c${sequence}`,
});

test('CHAT-06 a message that arrives twice, or late, is shown once and in its place', () => {
  const merged = mergeMessages(
    [aMessage(1), aMessage(3)],
    [aMessage(3), aMessage(2), aMessage(4), aMessage(2)],
  );
  expect(merged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
});

test('CHAT-09 CHAT-24 a read mark stays when an older response arrives after it', () => {
  const sent = { lastSequence: 3, customerRead: 1, customerReadAt: 'T1', staffRead: 3, staffReadAt: 'T2' };
  const read = { ...sent, customerRead: 3, customerReadAt: 'T3' };
  expect(newestMarks(null, sent)).toEqual(sent);
  expect(newestMarks(sent, read)).toEqual(read);
  expect(newestMarks(read, sent)).toEqual(read);
  const written = { ...sent, lastSequence: 4, customerRead: 4, customerReadAt: 'T4' };
  const readByStaff = { ...read, staffRead: 4, staffReadAt: 'T5' };
  expect(newestMarks(written, readByStaff)).toEqual({ ...written, staffRead: 4, staffReadAt: 'T5' });
});

test('CHAT-11 a message that arrived through the stream is no longer waiting', () => {
  const pending = [
    { clientId: 'c1', text: 'one' },
    { clientId: 'c2', text: 'two' },
  ];
  expect(withoutStored(pending, [aMessage(1), aMessage(2, 'staff')], 'customer')).toEqual([
    { clientId: 'c2', text: 'two' },
  ]);
  expect(withoutStored(pending, [], 'customer')).toBe(pending);
});

test('CHAT-11 kept messages are read only by their owner', () => {
  const pending = [{ clientId: 'c1', text: 'one' }];
  const text = writeOutbox(pending, 'ana');
  expect(parseOutbox(text, 'ana')).toEqual(pending);
  expect(parseOutbox(text, 'ben')).toEqual([]);
  expect(writeOutbox([], 'ana')).toBeNull();
  for (const broken of [null, '', '{', '[]', '{"owner":"ana","pending":[1,{"clientId":2,"text":"x"}]}'])
    expect(parseOutbox(broken, 'ana')).toEqual([]);
});

test('CHAT-11 a browser never keeps more messages than may wait', () => {
  const pending = Array.from({ length: MOST_PENDING + 1 }, (_, index) => ({
    clientId: `c${index}`,
    text: 'x',
  }));
  expect(parseOutbox(writeOutbox(pending, 'ana'), 'ana')).toEqual(pending.slice(0, MOST_PENDING));
});
