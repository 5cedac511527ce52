import type { KeptCopy } from '#core/esims/installation/kept-copy.ts';
import { changeSavedEsims, SAVED_CACHE, SAVED_FOR_KEY } from '../../session/saved-esims.ts';
import { readTextField } from '../../api/read-field.ts';
import { siteStorage } from '../../browser/guarded-storage.ts';
import { hasSessionHint } from '../../session/session-hint.ts';
import { parseShownSession, SESSION_KEY } from '../../session/shown-session.ts';
import { keyOf, type SavedCopy } from './saved-copy.ts';

/** When each eSIM was saved, by its id. Empty for another customer than the one who saved them. */
export type SavedTimes = ReadonlyMap<string, Date>;

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Empty where the browser has no storage. */
export async function readSavedTimes(owner: string): Promise<SavedTimes> {
  if (!('caches' in window) || siteStorage.get(SAVED_FOR_KEY) !== owner) return new Map();
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
 * there may be something to delete. False: its owner has signed out, perhaps in another tab, and nothing is stored. Throws
 * when the browser has no room or no storage.
 */
export async function storeCopy(copy: SavedCopy): Promise<boolean> {
  let isStored = false;
  await changeSavedEsims(async () => {
    if (!isSignedIn(copy.owner)) return;
    // Not guarded: the screen says whether there is no room or no storage.
    localStorage.setItem(SAVED_FOR_KEY, copy.owner);
    const cache = await caches.open(SAVED_CACHE);
    await cache.put(keyOf(copy.id), new Response(JSON.stringify(copy), { headers: JSON_HEADERS }));
    isStored = true;
  });
  return isStored;
}

/** Deletes and changes the copies of these eSIMs, by their ids. False: there was nothing to change. */
export async function updateCopies(
  owner: string,
  kept: ReadonlyMap<string, 'delete' | KeptCopy>,
): Promise<boolean> {
  if (siteStorage.get(SAVED_FOR_KEY) !== owner) return false;
  const gone: string[] = [];
  const changed: string[] = [];
  await changeSavedEsims(async () => {
    const cache = await caches.open(SAVED_CACHE);
    for (const key of await cache.keys()) {
      const copy = await readCopy(await cache.match(key));
      if (typeof copy !== 'object' || copy === null) continue;
      const id = readTextField(copy, 'id') ?? '';
      const known = kept.get(id);
      if (known === 'delete') gone.push(id);
      if (known === 'delete' || known === undefined || isSame(copy, known)) continue;
      await cache.put(key, new Response(JSON.stringify({ ...copy, ...known }), { headers: JSON_HEADERS }));
      changed.push(id);
    }
  });
  for (const id of gone) await removeCopy(id);
  return gone.length + changed.length > 0;
}

function isSame(copy: object, { ended, isUsed }: KeptCopy): boolean {
  const known: unknown = 'ended' in copy ? copy.ended : null;
  const knownUse: unknown = 'isUsed' in copy ? copy.isUsed : false;
  return JSON.stringify(known) === JSON.stringify(ended) && knownUse === isUsed;
}

/** As all tabs see it at this moment: this tab hears of a sign-out in another one only later. */
function isSignedIn(owner: string): boolean {
  if (!hasSessionHint(document.cookie)) return false;
  return parseShownSession(siteStorage.get(SESSION_KEY), new Date())?.userId === owner;
}

export async function removeCopy(id: string): Promise<void> {
  await changeSavedEsims(async () => {
    const cache = await caches.open(SAVED_CACHE);
    await cache.delete(keyOf(id));
    if ((await cache.keys()).length > 0) return;
    await caches.delete(SAVED_CACHE);
    siteStorage.set(SAVED_FOR_KEY, null);
  });
}
