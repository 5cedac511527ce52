import { expect, test } from 'vitest';
import { csvStream } from './csv-stream.ts';

const PAGE = 100;

function aList(length: number) {
  const reads: number[] = [];
  const stream = csvStream<number>({
    columns: ['number', 'text'],
    lineOf: (number) => [number, '=1+1'],
    readAfter: (last) => {
      const from = (last ?? 0) + 1;
      reads.push(from);
      const size = Math.max(0, Math.min(PAGE, length - from + 1));
      return Promise.resolve(Array.from({ length: size }, (_, index) => from + index));
    },
  });
  return { stream, reads };
}

test('ADMIN-22 ADMIN-76 a streamed file has every row once, and no field is a formula', async () => {
  const { stream } = aList(250);
  const text = await new Response(stream).text();
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(251);
  expect(lines[0]).toBe('number,text');
  expect(lines[1]).toBe("1,'=1+1");
  expect(new Set(lines).size).toBe(251);
});

test('ADMIN-76 pages are read only as fast as the file is downloaded', async () => {
  const { stream, reads } = aList(100_000);
  const reader = stream.getReader();
  for (let chunk = 0; chunk < 4; chunk += 1) await reader.read();
  expect(reads.length).toBeLessThanOrEqual(4);
  await reader.cancel();
});

test('ADMIN-76 a file whose next page cannot be read breaks off', async () => {
  const stream = csvStream<number>({
    columns: ['n'],
    lineOf: (n) => [n],
    readAfter: (last) => (last === null ? Promise.resolve([1]) : Promise.reject(new Error('lost'))),
  });
  await expect(new Response(stream).text()).rejects.toThrow('lost');
});
