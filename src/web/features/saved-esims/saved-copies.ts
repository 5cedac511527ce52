import { SAVED_CACHE, SAVED_FOR_KEY } from '../../session/saved-esims.ts';
import { readTextField } from '../../api/read-field.ts';
import { keyOf, type SavedCopy } from './saved-copy.ts';

/** When each eSIM was saved, by its id. Empty for another customer than the one who saved them. */
export type SavedTimes = ReadonlyMap<string, Date>;

/** Empty where the browser has no storage. */
export async function readSavedTimes(owner: string): Promise<SavedTimes> {
  if (!('caches' in window) || localStorage.getItem(SAVED_FOR_KEY) !== owner) return new Map();
  const cache = await caches.open(SAVED_CACHE);
  const stored = await Promise.all((await cache.keys()).map(async (key) => readCopy(await cache.match(key))));
  return new Map(
    stored.flatMap((copy) => {
      const id = readTextField(copy, 'id');
      const savedAt = readTextField(copy, 'savedAt');
      return id === null || savedAt === null || readTextField(copy, 'owner') !== owner
        ? []
        : [[id, new Date(savedAt)]];
    }),
  );
}

async function readCopy(response: Response | undefined): Promise<unknown> {
  return response === undefined ? null : response.json();
}

/**
 * Stores a copy. The owner is written first and removed last: whatever is interrupted, the next page still knows that
 * there may be something to delete. Throws when the browser has no room or no storage.
 */
export async function storeCopy(copy: SavedCopy): Promise<void> {
  localStorage.setItem(SAVED_FOR_KEY, copy.owner);
  const cache = await caches.open(SAVED_CACHE);
  const headers = { 'content-type': 'application/json' };
  await cache.put(keyOf(copy.id), new Response(JSON.stringify(copy), { headers }));
}

export async function removeCopy(id: string): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  await cache.delete(keyOf(id));
  if ((await cache.keys()).length > 0) return;
  await caches.delete(SAVED_CACHE);
  localStorage.removeItem(SAVED_FOR_KEY);
}
