import { expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

const LIMITS = { mostBytes: 10, stalledAfterMs: 50 };

function aStream(chunks: readonly number[], ends = true) {
  let sent = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = chunks[sent];
      if (size !== undefined) {
        sent += 1;
        controller.enqueue(new Uint8Array(size));
        return undefined;
      }
      if (ends) controller.close();
      return ends ? undefined : new Promise(() => undefined);
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, sent: () => sent, isCancelled: () => isCancelled };
}

test('SUPPORT-07 a body of the limit is read, one byte more is refused', async () => {
  const read = await readUpload(aStream([4, 6]).stream, LIMITS);
  expect(read.kind === 'read' && read.content.byteLength).toBe(10);
  expect(await readUpload(aStream([4, 7]).stream, LIMITS)).toEqual({ kind: 'too-large' });
});

test('SUPPORT-07 the rest of a body that is too large is not read', async () => {
  const { stream, sent, isCancelled } = aStream(Array.from({ length: 1_000 }, () => 8));
  expect(await readUpload(stream, LIMITS)).toEqual({ kind: 'too-large' });
  expect(sent()).toBeLessThan(5);
  expect(isCancelled()).toBe(true);
});

test('SUPPORT-07 a stream that stalls or breaks is given up', async () => {
  const { stream, isCancelled } = aStream([4], false);
  expect(await readUpload(stream, LIMITS)).toEqual({ kind: 'incomplete' });
  expect(isCancelled()).toBe(true);
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('lost')),
  });
  expect(await readUpload(broken, LIMITS)).toEqual({ kind: 'incomplete' });
});

test('SUPPORT-07 a body without a byte is empty', async () => {
  expect(await readUpload(aStream([]).stream, LIMITS)).toEqual({ kind: 'empty' });
  expect(await readUpload(null, LIMITS)).toEqual({ kind: 'empty' });
});
