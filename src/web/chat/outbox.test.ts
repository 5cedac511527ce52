import { expect, test } from 'vitest';
import { Outbox, type SendResult } from './outbox.ts';

/** A shop with prepared responses, and what reached it. */
function anOutbox(responses: SendResult<string>[], kept: string | null = null) {
  const storage = { text: kept };
  const sent: string[] = [];
  const stored: string[] = [];
  const refused: string[] = [];
  const outbox = new Outbox<string>({
    owner: 'ana',
    storage: { read: () => storage.text, write: (text) => (storage.text = text) },
    send: ({ clientId, text }) => {
      sent.push(`${clientId} ${text}`);
      const response = responses.shift();
      return response === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(response);
    },
    stored: (message) => void stored.push(message),
    refused: ({ text }, code) => void refused.push(`${text}: ${code}`),
  });
  return { outbox, storage, sent, stored, refused };
}

const settled = () => new Promise(setImmediate);
const STORED = (message: string): SendResult<string> => ({ kind: 'stored', message });

test('CHAT-11 without a connection a message is kept and sent again with the same id, in order', async () => {
  const responses: SendResult<string>[] = [];
  const { outbox, storage, sent, stored } = anOutbox(responses);
  outbox.add('one');
  outbox.add('two');
  await settled();
  expect(outbox.pending.current().map(({ text }) => text)).toEqual(['one', 'two']);
  expect(storage.text).toContain('"one"');
  responses.push(STORED('one'), STORED('two'));
  outbox.retryNow();
  await settled();
  expect(stored).toEqual(['one', 'two']);
  expect(sent.map((line) => line.split(' ')[1])).toEqual(['one', 'one', 'two']);
  expect(sent[0]).toBe(sent[1]);
  expect([outbox.pending.current(), storage.text]).toEqual([[], null]);
});

test('CHAT-11 a message that waited through a reload is sent by the new page', async () => {
  const kept = JSON.stringify({ owner: 'ana', pending: [{ clientId: 'c1', text: 'before' }] });
  const { outbox, sent, stored } = anOutbox([STORED('before')], kept);
  await outbox.run();
  expect([sent, stored]).toEqual([['c1 before'], ['before']]);
});

test('CHAT-13 a refused message goes back to its author and does not hold the next one', async () => {
  const { outbox, stored, refused } = anOutbox([
    { kind: 'refused', code: 'message-too-long' },
    STORED('two'),
  ]);
  outbox.add('one');
  outbox.add('two');
  await settled();
  expect([refused, stored]).toEqual([['one: message-too-long'], ['two']]);
});

test('CHAT-13 at most 20 messages wait', () => {
  const { outbox } = anOutbox([]);
  const added = Array.from({ length: 21 }, (_, index) => outbox.add(String(index)));
  expect(added.filter((isAdded) => isAdded)).toHaveLength(20);
  outbox.stop();
});
