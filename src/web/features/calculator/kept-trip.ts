import * as z from 'zod/mini';
import { LEVELS, TRAVEL_TYPES, TRIP_DAYS, WIFI_AVAILABILITIES } from '#core/calculator/calculator-input.ts';
import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { TRIP_MODES } from '#core/calculator/trip-mode.ts';
import type { Language } from '#core/language.ts';
import { keptInTab, type KeptInTab } from '../../browser/kept-in-tab.ts';
import type { TripDraft } from './trip-draft.ts';

/** `reached`: the furthest stage, counted from 0. */
export type KeptTrip = Readonly<{ draft: TripDraft; reached: number }>;

const Level = z.literal(LEVELS);
const Days = z.int().check(z.gte(TRIP_DAYS.min), z.lte(TRIP_DAYS.max));

const Destination = z.nullable(
  z.object({
    slug: z.string(),
    name: z.string(),
    place: z.string(),
    countryCode: z.nullable(z.string()),
    spellings: z.readonly(z.array(z.string())),
    hasPlans: z.boolean(),
  }),
);

const Trip = z.object({
  reached: z.int().check(z.gte(0), z.lte(3)),
  draft: z.object({
    mode: z.enum(TRIP_MODES),
    destination: z.optional(Destination),
    visits: z.readonly(
      z
        .array(z.object({ id: z.int(), destination: Destination, days: Days }))
        .check(z.minLength(1), z.maxLength(MAX_STOPS)),
    ),
    input: z.object({
      tripDays: Days,
      destination: z.nullable(z.string()),
      travelType: z.enum(TRAVEL_TYPES),
      activities: z.object({ video: Level, social: Level, maps: Level, emailChat: Level, workVPN: Level }),
      wifiAvailability: z.enum(WIFI_AVAILABILITIES),
      advanced: z.object({ hotspot: Level, cloudBackup: Level, gaming: Level, streaming: Level }),
      confidenceLevel: z.number(),
    }),
  }),
});

/** The answers of the calculator in this tab. Destinations are named in the language of the page. */
export function keptTripIn(language: Language): KeptInTab<KeptTrip> {
  const kept = keptInTab(`calculator-${language}`, Trip);
  return {
    ...kept,
    read: () => {
      const trip = kept.read();
      if (trip === null) return null;
      const { draft, reached } = trip;
      return { reached, draft: { ...draft, destination: draft.destination } };
    },
  };
}
