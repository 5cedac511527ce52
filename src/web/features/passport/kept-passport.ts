import { z } from 'zod';
import { CollectionResponse, type Collection } from '#contract/account/collection.ts';
import { KEPT_PASSPORT_KEY } from '../../session/saved-esims.ts';

/** A function, because some browsers throw when a page only mentions its storage. */
type TextStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** `language` is that of its country names. */
const KeptPassport = z.object({ language: z.string(), collection: CollectionResponse });
export type KeptPassport = z.infer<typeof KeptPassport>;

/** The passport that this device last showed to this customer. Null: none, or one of another customer. */
export function readKeptPassport(owner: string, storage: TextStorage): KeptPassport | null {
  try {
    const text = storage().getItem(KEPT_PASSPORT_KEY) ?? '';
    if (!text.startsWith(`${owner} `)) return null;
    const json: unknown = JSON.parse(text.slice(owner.length + 1));
    return KeptPassport.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

export function keepPassport(owner: string, kept: KeptPassport, storage: TextStorage): void {
  try {
    storage().setItem(KEPT_PASSPORT_KEY, `${owner} ${JSON.stringify(kept)}`);
  } catch {
    // A full or blocked storage: without a connection there is then no passport.
  }
}

/** The stamps that were not there when the customer last looked. None on the first look: then all would be new. */
export function newStamps(collection: Collection, before: KeptPassport | null): Collection['stamps'] {
  if (before === null) return [];
  const known = new Set(before.collection.stamps.map(({ countryCode }) => countryCode));
  return collection.stamps.filter(({ countryCode }) => !known.has(countryCode));
}
