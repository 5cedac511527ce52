import { expect, test } from 'vitest';
import { ReadMark } from './read-mark.ts';

const settled = () => new Promise(setImmediate);

/** A shop with prepared responses that then stores everything. Waits end only when the test ends them. */
function aMark(responses: ('stored' | 'refused' | 'lost')[]) {
  const sent: number[] = [];
  const waits: { ms: number; run: () => void }[] = [];
  const mark = new ReadMark(
    (sequence) => {
      sent.push(sequence);
      const response = responses.shift() ?? 'stored';
      return response === 'lost'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(response === 'stored');
    },
    (ms, run) => {
      const wait = { ms, run };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
  );
  return { mark, sent, waits };
}

test('CHAT-09 CHAT-24 a read mark that got lost or was refused is sent again until the shop has it', async () => {
  const { mark, sent, waits } = aMark(['lost', 'refused']);
  mark.reach(3, 0);
  await settled();
  expect([sent, waits.map(({ ms }) => ms)]).toEqual([[3], [1_000]]);
  waits.shift()?.run();
  await settled();
  expect([sent, waits.map(({ ms }) => ms)]).toEqual([[3, 3], [2_000]]);
  waits.shift()?.run();
  await settled();
  expect([sent, waits]).toEqual([[3, 3, 3], []]);
});

test('CHAT-09 what is read while a mark is on its way is sent after it, and nothing is sent twice', async () => {
  const { mark, sent } = aMark([]);
  mark.reach(3, 0);
  mark.reach(3, 0);
  mark.reach(4, 0);
  mark.reach(5, 0);
  await settled();
  expect(sent).toEqual([3, 5]);
  mark.reach(5, 0);
  mark.reach(4, 0);
  mark.reach(6, 6);
  await settled();
  expect(sent).toEqual([3, 5]);
});

test('CHAT-09 with the connection back it is sent at once, and after the end no more', async () => {
  const { mark, sent, waits } = aMark(['lost', 'lost', 'lost']);
  mark.reach(2, 0);
  await settled();
  mark.retryNow();
  await settled();
  expect([sent, waits.map(({ ms }) => ms)]).toEqual([[2, 2], [1_000]]);
  mark.stop();
  expect(waits).toEqual([]);
  mark.retryNow();
  mark.stop();
  await settled();
  expect([sent, waits]).toEqual([[2, 2, 2], []]);
});
