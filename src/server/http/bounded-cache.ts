import { LRUCache } from 'lru-cache';

/**
 * A least-recently-used cache, bounded by bytes. A value larger than an eighth of the capacity is not stored: it would
 * evict too many others.
 */
export function createBoundedCache<Value extends object | number | true>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length,
  });
}
