import { expect, test } from 'vitest';
import { guardedStorage } from '../../browser/guarded-storage.ts';
import { dismissPromo, isPromoDismissed } from './promo-dismissal.ts';

function aStore() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: guardedStorage(() => storage) };
}

const throwing = guardedStorage(() => {
  throw new DOMException('refused', 'SecurityError');
});

test('PROMO-04 a dismissed promotion stays dismissed, and a new one is not dismissed', () => {
  const { store, kept } = aStore();
  expect(isPromoDismissed(store)).toBe(false);
  dismissPromo(store);
  expect(isPromoDismissed(store)).toBe(true);
  expect([...kept.keys()]).toEqual(['promo-dismissed']);
});

test('without storage nothing is dismissed, and closing the banner does not fail', () => {
  expect(isPromoDismissed(throwing)).toBe(false);
  expect(() => dismissPromo(throwing)).not.toThrow();
});
