import { z } from 'zod';
import { ErrorResponse } from '../error-response.ts';
import { conflictOf } from './editing.ts';

const Slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
/** The server says how many are too many; this only bounds the request. */
const Picks = z.array(Slug).max(100);

/** A destination in the language of the request. */
const PickableDestination = z.object({
  slug: z.string(),
  name: z.string(),
  countryCode: z.string().nullable(),
  isOnSale: z.boolean(),
});
export type PickableDestination = z.infer<typeof PickableDestination>;

/** `destinations`: every one there is, by name. One that is not on sale cannot be picked, but may have been. */
export const PicksResponse = z.object({
  picks: z.array(z.string()),
  destinations: z.array(PickableDestination),
});
export type PicksResponse = z.infer<typeof PicksResponse>;

const StoredPicks = z.object({ picks: z.array(z.string()) });
/** `seen`: the list that the editor loaded. */
export const PicksBody = z.strictObject({ picks: Picks, seen: Picks });
export type PicksBody = z.infer<typeof PicksBody>;
export const PicksSaved = StoredPicks;
export const PicksConflict = conflictOf(StoredPicks, PicksBody).or(ErrorResponse);
