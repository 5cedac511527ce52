import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';

/** The language of the country names. */
export const CollectionQuery = z.object({ language: z.enum(LANGUAGES).default('en') });

const CountryOfCollection = z.object({
  /** ISO 3166 alpha-2. */
  countryCode: z.string(),
  /** Its name in the language of the request. */
  country: z.string(),
  region: z.enum(['europe', 'asia', 'americas', 'africa', 'oceania', 'middle_east']),
});

/** A visited country. Times are ISO 8601. */
export const Stamp = CountryOfCollection.extend({
  /** The first connection of any eSIM of this country. */
  visitedAt: z.string(),
  /** An eSIM of this country may be in use now. */
  isCurrent: z.boolean(),
}).meta({ id: 'Stamp' });
export type Stamp = z.infer<typeof Stamp>;

/** A country with an eSIM that has not connected yet. */
export const AwaitedStamp = CountryOfCollection.extend({ esimId: z.string() }).meta({ id: 'AwaitedStamp' });
export type AwaitedStamp = z.infer<typeof AwaitedStamp>;

const BadgeName = z.enum(['adventurer', 'globe-trotter', 'world-citizen', 'travel-legend']);

export const CollectionResponse = z
  .object({
    asOf: z.string(),
    /** In the order of the visits. */
    stamps: z.array(Stamp),
    awaited: z.array(AwaitedStamp),
    /** `countries` is how many countries a badge takes. */
    earned: z.array(z.object({ badge: BadgeName, countries: z.int(), earnedAt: z.string() })),
    /** The badges still to earn, nearest first. */
    next: z.array(z.object({ badge: BadgeName, countries: z.int(), missing: z.int() })),
  })
  .meta({ id: 'Collection' });
export type Collection = z.infer<typeof CollectionResponse>;
