import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test('runs a statement for every id once, four at a time, in the order of the ids', async () => {
  const calls: string[] = [];
  const rows = await inGroups(['e', 'b', 'a', 'd', 'c', 'b', 'f'], ({ id1, id2, id3, id4 }) => {
    calls.push([id1, id2, id3, id4].join(' '));
    return Promise.resolve([...new Set([id1, id2, id3, id4])]);
  });
  expect(calls).toEqual(['a b c d', 'e f e e']);
  expect(rows).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('runs nothing without ids', async () => {
  const rows = await inGroups([], () => Promise.reject(new Error('was run')));
  expect(rows).toEqual([]);
});
