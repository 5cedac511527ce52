import { z } from 'zod';
import { COVERAGE_TYPES } from '#core/catalogue/packages/package.ts';
import type { Extra } from '#core/calculator/match-plan.ts';
import type { HotspotStatement } from '#core/plans/plan-marks.ts';
import { Names } from './names.ts';
import { PackageRow } from './packages.ts';

export const LONGEST_TRIP_DAYS = 60;
export const MOST_TRIP_STOPS = 6;
/** A terabyte: more than any trip the calculator can describe. */
const MOST_MEGABYTES = 1_048_576;

function wholeNumber(most: number) {
  const words = `must be a whole number from 1 to ${most}`;
  return z
    .string('must be given')
    .regex(/^\d{1,7}$/, words)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, words);
}

/** A plan as the calculator shows it, without the long lists of networks and country names. */
export const CalculatorPlan = PackageRow.omit({
  operator_coverages: true,
  operator_countries: true,
  fair_usage_policy: true,
  other_info: true,
})
  .extend({
    /** What the network says about a hotspot. */
    hotspot: z.enum(['allowed', 'refused', 'unstated'] satisfies readonly HotspotStatement[]),
  })
  .meta({ id: 'CalculatorPlan' });
export type CalculatorPlan = z.infer<typeof CalculatorPlan>;

export const RecommendationQuery = z.object({
  destination: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, 'must be the address of a destination, such as japan')
    .optional(),
  days: wholeNumber(LONGEST_TRIP_DAYS),
  megabytes: wholeNumber(MOST_MEGABYTES),
});
/** False: the network does not state the amount, and the calculator counts 20 GB. */
const isAmountKnown = z.boolean();

export const RecommendationResponse = z.object({
  recommendation: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('fits'),
      /** The best match by size and price. */
      plan: CalculatorPlan,
      isAmountKnown,
      /** The cheapest plan that holds the need for certain, when `plan` is a dearer one. */
      cheaper: CalculatorPlan.nullable(),
      /** What `plan` gives and `cheaper` does not. */
      extras: z.array(z.enum(['unlimited', 'data', 'days'] satisfies readonly Extra[])).readonly(),
    }),
    z.object({
      kind: z.literal('several-needed'),
      /** Of the plans of which the fewest are needed, the cheapest in total. */
      plan: CalculatorPlan,
      isAmountKnown,
      count: z.int(),
    }),
    z.object({ kind: z.literal('none') }),
  ]),
});
export type RecommendationResponse = z.infer<typeof RecommendationResponse>;

const STOPS_WORDS = `must be 1 to ${MOST_TRIP_STOPS} stops such as JP:5,KR:3, each of 1 to ${LONGEST_TRIP_DAYS} days`;

export const ItineraryQuery = z.object({
  stops: z
    .string('must be given')
    .regex(/^[A-Z]{2}:\d{1,2}(?:,[A-Z]{2}:\d{1,2})*$/, STOPS_WORDS)
    .transform((stops) =>
      stops.split(',').map((stop) => ({ countryCode: stop.slice(0, 2), days: Number(stop.slice(3)) })),
    )
    .refine((stops) => stops.length <= MOST_TRIP_STOPS, STOPS_WORDS)
    .refine((stops) => stops.every(({ days }) => days >= 1 && days <= LONGEST_TRIP_DAYS), STOPS_WORDS),
  megabytes: wholeNumber(MOST_MEGABYTES),
});
/** `stops` are the indexes (from 0) of the stops that a plan serves. */
const Cover = z.object({
  costCents: z.int(),
  pieces: z.array(
    z.object({
      plan: CalculatorPlan,
      count: z.int(),
      stops: z.array(z.int()).readonly(),
      costCents: z.int(),
    }),
  ),
});
/** Null: no such cover reaches every stop for long enough. */
export const ItineraryResponse = z.object({
  best: Cover.nullable(),
  locals: Cover.nullable(),
  oneRegional: Cover.nullable(),
  oneGlobal: Cover.nullable(),
  /** Indexes of the stops that the widest plan of a kind does not cover. Empty: one plan covers every stop. */
  lacking: z.object({
    oneRegional: z.array(z.int()).readonly(),
    oneGlobal: z.array(z.int()).readonly(),
  }),
});
export type ItineraryResponse = z.infer<typeof ItineraryResponse>;

export const DestinationsResponse = z.object({
  destinations: z.array(
    z.object({
      slug: z.string(),
      names: Names,
      country_code: z.string().nullable(),
      coverage_type: z.enum(COVERAGE_TYPES),
    }),
  ),
});
export type DestinationsResponse = z.infer<typeof DestinationsResponse>;
