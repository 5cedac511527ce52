import { z } from 'zod';
import { MyEsim, MyEsimsQuery } from '../my-esims.ts';
import { TimeZone } from './time-zone.ts';

export const UsageQuery = MyEsimsQuery.extend({ timeZone: TimeZone });

/** Dates are of the time zone, both included. Without `esim`: all eSIMs. */
export const UsageFileQuery = UsageQuery.extend({
  esim: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** Megabytes per day. */
const Pace = z.object({ average: z.number(), slow: z.number(), fast: z.number() });

/** Times are ISO 8601. */
export const UsageForecast = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('not-connected') }),
    /** Fewer than two days of readings. */
    z.object({ kind: z.literal('too-early') }),
    z.object({
      kind: z.literal('runs-out'),
      pace: Pace,
      at: z.string(),
      earliest: z.string(),
      /** Null: it may also last until the end. */
      latest: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('lasts'),
      pace: Pace,
      leftMegabytes: z.number(),
      /** Null: also the fastest likely pace reaches the end. */
      earliest: z.string().nullable(),
    }),
    z.object({ kind: z.literal('used-up'), at: z.string() }),
    /** Null: the data had no limit. */
    z.object({ kind: z.literal('ended'), leftMegabytes: z.number().nullable() }),
    /** Null: too early, or the network reports no figures. */
    z.object({ kind: z.literal('unlimited'), pace: z.number().nullable() }),
  ])
  .meta({ id: 'UsageForecast' });
export type UsageForecast = z.infer<typeof UsageForecast>;

const UsageDay = z
  .object({
    /** A calendar day of the time zone, and when it begins and ends. */
    date: z.string(),
    from: z.string(),
    to: z.string(),
    usedMegabytes: z.number(),
    /** At the end of the day, or now. */
    remainingMegabytes: z.number().nullable(),
    /** A part of it is an even share of a gap between two readings. */
    isEstimated: z.boolean(),
    isToday: z.boolean(),
  })
  .meta({ id: 'UsageDay' });
export type UsageDay = z.infer<typeof UsageDay>;

/** The readings that figures are based on. */
const BasedOn = z.object({ readings: z.int(), firstAt: z.string(), lastAt: z.string() }).nullable();

export const UsageResponse = z.object({
  timeZone: z.string(),
  esim: MyEsim,
  /** Everything used since the first connection. */
  usedMegabytes: z.number(),
  /** The part of it that was used of the packages before the running one. */
  usedBeforeMegabytes: z.number(),
  /** The use per day that reaches exactly the end of validity. */
  paceToEnd: z.number().nullable(),
  /** What an unlimited plan gives at full speed per day. */
  fairUseMegabytes: z.number().nullable(),
  forecast: UsageForecast,
  /** The data left over time, at most 400 points. */
  line: z.array(z.object({ at: z.string(), remainingMegabytes: z.number(), totalMegabytes: z.number() })),
  days: z.array(UsageDay),
  basedOn: BasedOn,
});
export type UsageResponse = z.infer<typeof UsageResponse>;

export const UsageSummaryResponse = z.object({
  /** Countries of local eSIMs, and regions of the others. Places with a running eSIM first. */
  places: z.array(
    z.object({
      place: z.string(),
      countryCode: z.string().nullable(),
      coverage: z.enum(['local', 'regional', 'global']),
      esims: z.int(),
      from: z.string(),
      /** Null: an eSIM of it is running. */
      to: z.string().nullable(),
      usedMegabytes: z.number(),
      /** Null: unlimited. */
      boughtMegabytes: z.number().nullable(),
      /** Null: less than a day, which says nothing about one. */
      perDayMegabytes: z.number().nullable(),
    }),
  ),
  /** All eSIMs, newest first, each with everything used since its first connection. */
  esims: z.array(MyEsim.extend({ usedInAllMegabytes: z.number().nullable(), basedOn: BasedOn })),
});
export type UsageSummary = z.infer<typeof UsageSummaryResponse>;
export type UsagePlace = UsageSummary['places'][number];
export type ReportedEsim = UsageSummary['esims'][number];
