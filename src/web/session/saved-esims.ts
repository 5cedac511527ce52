/** The Cache Storage with the eSIMs that this browser keeps for offline use. public/sw.js and public/saved.js repeat it. */
export const SAVED_CACHE = 'landfall-saved-1';

/** In localStorage: the id of the customer who saved them, present as long as the cache may have one. */
export const SAVED_FOR_KEY = 'saved-esims-of';

/** Deletes the saved eSIMs unless this customer saved them. Null: nobody is signed in. */
export async function keepSavedEsimsOf(userId: string | null): Promise<void> {
  const owner = localStorage.getItem(SAVED_FOR_KEY);
  if (owner === null || owner === userId) return;
  await changeSavedEsims(async () => {
    await caches.delete(SAVED_CACHE);
    localStorage.removeItem(SAVED_FOR_KEY);
  });
}

/**
 * One tab changes the copies at a time: a copy stored while another tab deletes all would stay without its owner, and no
 * page would delete it. Does nothing where the browser keeps no copies (pages without https).
 */
export async function changeSavedEsims(change: () => Promise<void>): Promise<void> {
  if ('caches' in self) await navigator.locks.request(SAVED_CACHE, change);
}
