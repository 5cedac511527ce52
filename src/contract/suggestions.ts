import { z } from 'zod';
import { COVERAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { PackageRow, SearchText } from './packages.ts';

const Names = z.object({ en: z.string(), es: z.string() });

export const SuggestionsQuery = z.object({ q: SearchText });

/** A plan for what is being typed. `price` is what is charged; `minimum_selling_price` is what the order goes by. */
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

/** Why a destination is suggested, when its own name is not the reason. */
const Reason = z.discriminatedUnion('kind', [
  /** `names` are of a city or island in it. */
  z.object({ kind: z.literal('place'), names: Names }),
  /** `names` are of a group of countries it belongs to. */
  z.object({ kind: z.literal('group'), names: Names }),
  /** `names` are of a country among those it covers. */
  z.object({ kind: z.literal('includes'), names: Names }),
  /** It covers `count` countries of the group that `names` are of. */
  z.object({ kind: z.literal('covers'), names: Names, count: z.int() }),
]);

export const SuggestedDestination = z.object({
  slug: z.string(),
  names: Names,
  country_code: z.string().nullable(),
  coverage_type: z.enum(COVERAGE_TYPES),
  plans: z.int(),
  /** Of its cheapest plan, as charged. */
  price: z.number(),
  country_count: z.int(),
  reason: Reason.nullable(),
});
export type SuggestedDestination = z.infer<typeof SuggestedDestination>;

export const SuggestionsResponse = z.object({
  suggestions: z.array(SuggestedPlan),
  destinations: z.array(SuggestedDestination),
  /** Given while nothing is typed or nothing is found; empty otherwise. */
  popular: z.array(SuggestedDestination),
});
export type SuggestionsResponse = z.infer<typeof SuggestionsResponse>;
