import { z } from 'zod';
import { CollectionResponse, type Collection } from '#contract/account/collection.ts';
import { siteStorage } from '../../browser/guarded-storage.ts';
import { KEPT_PASSPORT_KEY } from '../../session/saved-esims.ts';

/** `language` is that of its country names. */
const KeptPassport = z.object({ language: z.string(), collection: CollectionResponse });
export type KeptPassport = z.infer<typeof KeptPassport>;

/** The passport that this device last showed to this customer. Null: none, or one of another customer. */
export function readKeptPassport(owner: string, storage = siteStorage): KeptPassport | null {
  return KeptPassport.safeParse(storage.json(KEPT_PASSPORT_KEY, `${owner} `)).data ?? null;
}

/** With a full or blocked storage there is then no passport without a connection. */
export function keepPassport(owner: string, kept: KeptPassport, storage = siteStorage): void {
  storage.set(KEPT_PASSPORT_KEY, `${owner} ${JSON.stringify(kept)}`);
}

/** The stamps that were not there when the customer last looked. None on the first look: then all would be new. */
export function newStamps(collection: Collection, before: KeptPassport | null): Collection['stamps'] {
  if (before === null) return [];
  const known = new Set(before.collection.stamps.map(({ countryCode }) => countryCode));
  return collection.stamps.filter(({ countryCode }) => !known.has(countryCode));
}
