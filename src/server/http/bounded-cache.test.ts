import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('the least recently used entry is evicted first, and the bytes stay within bounds', () => {
  const cache = new BoundedCache<string>(1000);
  for (const key of 'abcdefgh') cache.set(key, key, 120);
  cache.get('a');
  cache.set('i', 'i', 120);
  expect(cache.get('a')).toBe('a');
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('i')).toBe('i');
  expect(cache.bytes).toBeLessThanOrEqual(1000);
});

test('storing a value again counts it once', () => {
  const cache = new BoundedCache<string>(1000);
  for (let times = 0; times < 20; times += 1) cache.set('a', 'a', 100);
  expect(cache.bytes).toBe(102);
});

test('a very large value is not stored, so that it evicts nothing', () => {
  const cache = new BoundedCache<string>(1000);
  cache.set('a', 'a', 50);
  cache.set('giant', 'g', 900);
  expect(cache.get('giant')).toBeUndefined();
  expect(cache.get('a')).toBe('a');
});
