import { expect, test } from 'vitest';
import { guardedStorage } from './guarded-storage.ts';

function aStorage() {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  // As in a browser, the names of the texts are the properties of the storage.
  const storage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return { kept, storage: guardedStorage(() => storage) };
}

test('a stored text is found until it is deleted', () => {
  const { kept, storage } = aStorage();
  expect(storage.get('draft')).toBeNull();
  storage.set('draft', 'Hello');
  expect(storage.get('draft')).toBe('Hello');
  storage.set('draft', null);
  expect([...kept]).toEqual([]);
});

test('a text that is no JSON is nothing', () => {
  const { storage } = aStorage();
  storage.set('draft', '{"message":"Hello"}');
  expect(storage.json('draft')).toEqual({ message: 'Hello' });
  storage.set('draft', '{"message":');
  expect(storage.json('draft')).toBeNull();
  expect(storage.json('other')).toBeNull();
});

test('everything whose name begins alike is deleted at once', () => {
  const { kept, storage } = aStorage();
  for (const name of ['support-draft', 'utm', 'support-chat']) storage.set(name, 'x');
  storage.deleteAll('support-');
  expect([...kept.keys()]).toEqual(['utm']);
});

test('a blocked storage has nothing and throws nothing', () => {
  const storage = guardedStorage(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  storage.set('draft', 'Hello');
  storage.set('draft', null);
  storage.deleteAll('support-');
  expect([storage.get('draft'), storage.json('draft')]).toEqual([null, null]);
});
