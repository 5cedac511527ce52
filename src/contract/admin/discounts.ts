import { z } from 'zod';
import { isDay } from '#core/calendar/days.ts';
import type { DiscountState } from '#core/discounts/discount-state.ts';
import type { MOST_SERIES_CODES } from '#core/discounts/series-code.ts';
import { PackageId } from '../catalogue/availability.ts';
import { Names } from '../catalogue/names.ts';
import { ErrorResponse } from '../error-response.ts';
import { storableText } from '../storable-text.ts';
import { conflictOf, Edition } from './editing.ts';

const STATES = [
  'active',
  'paused',
  'planned',
  'ended',
  'used-up',
] as const satisfies readonly DiscountState[];
const MOST_CODES = 5_000 satisfies typeof MOST_SERIES_CODES;
const MOST_CENTS = 10_000_000;
const MOST_USES = 1_000_000;
export const LONGEST_CODE = 40;
export const LONGEST_PREFIX = 20;
/** Packages and destinations of one code. Who needs more leaves both empty. */
const MOST_PLANS = 50;

export const DiscountPercent = z.int().min(1).max(100);
export const DiscountCents = z.int().min(1).max(MOST_CENTS);
export const DiscountUses = z.int().min(1).max(MOST_USES);
export const DiscountCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9_-]{3,${LONGEST_CODE}}$`));
export const SeriesPrefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9_-]{2,${LONGEST_PREFIX}}$`));
export const SeriesCount = z.int().min(1).max(MOST_CODES);
const Slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
/** "2026-11-20T09:30", on the clocks of the shop. */
const WallTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => isDay(text.slice(0, 10)));

const DiscountValue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: DiscountPercent }),
  z.strictObject({ kind: z.literal('fixed'), amountCents: DiscountCents }),
]);

const Conditions = z.strictObject({
  value: DiscountValue,
  startsAt: WallTime.nullable(),
  endsAt: WallTime.nullable(),
  minimumSubtotalCents: DiscountCents.nullable(),
  perCustomerLimit: DiscountUses.nullable(),
  firstOrderOnly: z.boolean(),
  packageIds: z.array(PackageId).max(MOST_PLANS),
  destinations: z.array(Slug).max(MOST_PLANS),
});
type Dates = Readonly<{ startsAt: string | null; endsAt: string | null }>;
const endsLater = ({ startsAt, endsAt }: Dates) => startsAt === null || endsAt === null || startsAt < endsAt;

const Rules = Conditions.extend({ totalLimit: DiscountUses.nullable() });
export const NewDiscountBody = Rules.extend({ code: DiscountCode }).refine(endsLater);
export type NewDiscountBody = z.infer<typeof NewDiscountBody>;
export const ChangedDiscountBody = Rules.extend({ edition: Edition }).refine(endsLater);
export type ChangedDiscountBody = z.infer<typeof ChangedDiscountBody>;

export const NewSeriesBody = Conditions.extend({
  /** Chosen by the browser: the same request twice makes one series. */
  id: z.uuid(),
  prefix: SeriesPrefix,
  count: SeriesCount,
}).refine(endsLater);
export type NewSeriesBody = z.infer<typeof NewSeriesBody>;

export const DiscountParams = z.object({ code: DiscountCode });
export const SeriesParams = z.object({ id: z.uuid() });
export const ActiveBody = z.strictObject({ isActive: z.boolean() });

const Before = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional();
export const DiscountListQuery = z.object({
  search: storableText(LONGEST_CODE).optional(),
  state: z.enum(STATES).optional(),
  series: z.uuid().optional(),
  before: Before,
});
export const SeriesListQuery = z.object({ before: Before });

const Usage = z.object({ redeemed: z.int(), held: z.int(), givenCents: z.int() });

export const ShownDiscount = Rules.extend({
  code: z.string(),
  edition: Edition,
  state: z.enum(STATES),
  isActive: z.boolean(),
  seriesId: z.string().nullable(),
  /** An order has its discount, so that its value cannot change. */
  isValueFixed: z.boolean(),
  usage: Usage,
  /** ISO 8601. */
  createdAt: z.string(),
});
export type ShownDiscount = z.infer<typeof ShownDiscount>;

export const DiscountResponse = z.object({ discount: ShownDiscount, timeZone: z.string() });
export type DiscountResponse = z.infer<typeof DiscountResponse>;
/** `next`: the `before` of the next page; null on the last one. */
export const DiscountListResponse = z.object({
  discounts: z.array(ShownDiscount),
  next: z.int().nullable(),
  timeZone: z.string(),
});
export type DiscountListResponse = z.infer<typeof DiscountListResponse>;

export const ShownSeries = z.object({
  id: z.string(),
  prefix: z.string(),
  codeCount: z.int(),
  createdAt: z.string(),
  value: DiscountValue,
  startsAt: WallTime.nullable(),
  endsAt: WallTime.nullable(),
  usage: Usage,
  pausedCount: z.int(),
});
export type ShownSeries = z.infer<typeof ShownSeries>;
export const SeriesResponse = z.object({ series: ShownSeries, timeZone: z.string() });
export type SeriesResponse = z.infer<typeof SeriesResponse>;
export const SeriesListResponse = z.object({ series: z.array(ShownSeries), next: z.int().nullable() });
export type SeriesListResponse = z.infer<typeof SeriesListResponse>;

/** Destinations that a code can be limited to. */
export const DiscountChoicesResponse = z.object({
  destinations: z.array(z.object({ slug: z.string(), names: Names })),
  timeZone: z.string(),
});
export type DiscountChoicesResponse = z.infer<typeof DiscountChoicesResponse>;

/** `unknown`: the packages and destinations that the catalogue does not have. */
export const DiscountRefusal = ErrorResponse.extend({ unknown: z.array(z.string()).optional() });
export const DiscountConflict = conflictOf(ShownDiscount, ChangedDiscountBody);
