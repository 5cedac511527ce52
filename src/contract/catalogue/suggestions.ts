import { z } from 'zod';
import { COVERAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { Names } from './names.ts';
import { PackageRow, SearchText } from './packages.ts';

export const SuggestionsQuery = z.object({ q: SearchText });

/** A plan that matches the typed text. `price` is the charged price; the list is sorted by `minimum_selling_price`. */
const SuggestedPlan = PackageRow.pick({
  package_id: true,
  country_region: true,
  slug: true,
  country_code: true,
  coverage_type: true,
  data_amount: true,
  validity_days: true,
  minimum_selling_price: true,
  price: true,
  sms: true,
  voice: true,
  networks: true,
}).extend({
  names: Names,
  /** How many countries it covers. */
  country_count: z.int(),
});

/** Why a destination is suggested, when its own name does not match. */
const Reason = z.discriminatedUnion('kind', [
  /** `names`: a city or island in the destination. */
  z.object({ kind: z.literal('place'), names: Names }),
  /** `names`: a group of countries that the destination belongs to. */
  z.object({ kind: z.literal('group'), names: Names }),
  /** `names`: one of the countries that the destination covers. */
  z.object({ kind: z.literal('includes'), names: Names }),
  /** The destination covers `count` countries of the group `names`. */
  z.object({ kind: z.literal('covers'), names: Names, count: z.int() }),
]);

export const SuggestedDestination = z.object({
  slug: z.string(),
  names: Names,
  country_code: z.string().nullable(),
  coverage_type: z.enum(COVERAGE_TYPES),
  plans: z.int(),
  /** The charged price of its cheapest plan. */
  price: z.number(),
  country_count: z.int(),
  reason: Reason.nullable(),
});
export type SuggestedDestination = z.infer<typeof SuggestedDestination>;

export const SuggestionsResponse = z.object({
  suggestions: z.array(SuggestedPlan),
  destinations: z.array(SuggestedDestination),
  /** Filled while nothing is typed or nothing is found; otherwise empty. */
  popular: z.array(SuggestedDestination),
  /** The country that the text names and that has no plans of its own; `destinations` has the regions that include it. */
  unsold: z.object({ country_code: z.string(), names: Names }).nullable(),
  /** The codes of the countries of the group that the text names, such as "Balkans"; empty when it names none. */
  group: z.array(z.string()),
});
export type SuggestionsResponse = z.infer<typeof SuggestionsResponse>;
