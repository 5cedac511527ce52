import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const aCache = (maxBytes: number) => createBoundedCache<number>(maxBytes, (bytes) => bytes);

test('the least recently used entry is evicted first, and the bytes stay within bounds', () => {
  const cache = aCache(1000);
  for (const key of 'abcdefgh') cache.set(key, 120);
  cache.get('a');
  cache.set('i', 120);
  expect(cache.get('a')).toBe(120);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('i')).toBe(120);
  expect(cache.calculatedSize).toBe(8 * 122);
});

test('storing a value again counts it once', () => {
  const cache = aCache(1000);
  for (let times = 0; times < 20; times += 1) cache.set('a', 100);
  expect(cache.calculatedSize).toBe(102);
});

test('a very large value is not stored, so that it evicts nothing, and what was stored before it is gone', () => {
  const cache = aCache(1000);
  cache.set('a', 50);
  cache.set('giant', 50);
  cache.set('giant', 900);
  expect(cache.get('giant')).toBeUndefined();
  expect(cache.get('a')).toBe(50);
});
