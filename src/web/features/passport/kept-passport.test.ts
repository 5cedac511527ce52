import { expect, test } from 'vitest';
import type { Collection } from '#contract/account/collection.ts';
import { KEPT_PASSPORT_KEY } from '../../session/saved-esims.ts';
import { guardedStorage } from '../../browser/guarded-storage.ts';
import { keepPassport, newStamps, readKeptPassport } from './kept-passport.ts';

const stamp = (countryCode: string): Collection['stamps'][number] => ({
  countryCode,
  country: countryCode,
  region: 'asia',
  visitedAt: '2026-11-08T09:12:00.000Z',
  isCurrent: false,
});
const aCollection = (...codes: readonly string[]): Collection => ({
  asOf: '2026-11-16T18:40:00.000Z',
  stamps: codes.map(stamp),
  awaited: [],
  earned: [],
  next: [],
});

function aStorage(text: string | null = null) {
  const texts = new Map<string, string>(text === null ? [] : [[KEPT_PASSPORT_KEY, text]]);
  return guardedStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => texts.set(key, value),
    removeItem: (key) => texts.delete(key),
  }));
}

test('COLLECT-13 a passport is kept for its owner and for nobody else', () => {
  const storage = aStorage();
  const kept = { language: 'es', collection: aCollection('JP') };
  keepPassport('ana', kept, storage);
  expect(readKeptPassport('ana', storage)).toEqual(kept);
  expect(readKeptPassport('an', storage)).toBeNull();
  expect(readKeptPassport('ben', storage)).toBeNull();
});

test.each([null, '', 'ana', 'ana ', 'ana {', 'ana {"language":"en"}', 'ana null'])(
  'COLLECT-13 a kept passport that reads %j is ignored',
  (text) => {
    expect(readKeptPassport('ana', aStorage(text))).toBeNull();
  },
);

test('COLLECT-13 a browser that stores nothing breaks nothing', () => {
  const storage = guardedStorage(() => {
    throw new Error('The storage is blocked');
  });
  keepPassport('ana', { language: 'en', collection: aCollection() }, storage);
  expect(readKeptPassport('ana', storage)).toBeNull();
});

test('COLLECT-15 a stamp is new when the last look did not show it; on the first look none is', () => {
  const now = aCollection('KR', 'JP');
  const before = { language: 'en', collection: aCollection('KR') };
  expect(newStamps(now, before).map(({ countryCode }) => countryCode)).toEqual(['JP']);
  expect(newStamps(now, { language: 'en', collection: now })).toEqual([]);
  expect(newStamps(now, null)).toEqual([]);
});
