import { siteStorage } from '../browser/guarded-storage.ts';

/** The Cache Storage with the eSIMs that this browser keeps for offline use. public/sw.js and public/saved.js repeat it. */
export const SAVED_CACHE = 'landfall-saved-1';

/** In localStorage: the id of the customer who saved them, present as long as the cache may have one. */
export const SAVED_FOR_KEY = 'saved-esims-of';

/** In localStorage: the travel collection as last shown, after the id of its owner and a space. */
export const KEPT_PASSPORT_KEY = 'passport';

/** Deletes the saved eSIMs and the passport unless they are this customer's. Null: nobody is signed in. */
export async function keepSavedEsimsOf(userId: string | null): Promise<void> {
  if (!siteStorage.get(KEPT_PASSPORT_KEY)?.startsWith(`${userId ?? ''} `))
    siteStorage.set(KEPT_PASSPORT_KEY, null);
  const owner = siteStorage.get(SAVED_FOR_KEY);
  if (owner === null || owner === userId) return;
  await changeSavedEsims(async () => {
    await caches.delete(SAVED_CACHE);
    siteStorage.set(SAVED_FOR_KEY, null);
  });
}

/**
 * One tab changes the copies at a time: a copy stored while another tab deletes all would stay without its owner, and no
 * page would delete it. Does nothing where the browser keeps no copies (pages without https).
 */
export async function changeSavedEsims(change: () => Promise<void>): Promise<void> {
  if ('caches' in self) await navigator.locks.request(SAVED_CACHE, change);
}
