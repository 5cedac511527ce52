import {
  ACTIVITIES,
  ADVANCED_USES,
  DEFAULT_CONFIDENCE,
  type Activity,
  type AdvancedUse,
  type CalculatorInput,
  type Level,
  type TravelType,
  type WifiAvailability,
} from './calculator-input.ts';

/** The hours a day of each slider level. */
export const HOURS_A_DAY: Readonly<Record<Level, number>> = { 0: 0, 1: 0.25, 2: 0.5, 3: 1, 4: 2, 5: 4 };

type Use = Readonly<{ megabytesPerHour: number; overhead: number }>;

const ACTIVITY_USE: Readonly<Record<Activity, Use>> = {
  video: { megabytesPerHour: 380, overhead: 1.05 },
  social: { megabytesPerHour: 85, overhead: 1.15 },
  maps: { megabytesPerHour: 2.8, overhead: 1.1 },
  emailChat: { megabytesPerHour: 3.5, overhead: 1.1 },
  workVPN: { megabytesPerHour: 140, overhead: 1.15 },
};

const ADVANCED_USE: Readonly<Record<AdvancedUse, Use>> = {
  hotspot: { megabytesPerHour: 75, overhead: 1.1 },
  cloudBackup: { megabytesPerHour: 5.5, overhead: 1.05 },
  gaming: { megabytesPerHour: 95, overhead: 1.1 },
  streaming: { megabytesPerHour: 200, overhead: 1.05 },
};

const TRAVEL_FACTOR: Readonly<Record<TravelType, number>> = { leisure: 0.9, business: 1, nomad: 1.2 };
const WIFI_FACTOR: Readonly<Record<WifiAvailability, number>> = { abundant: 0.4, moderate: 0.7, limited: 1 };

const SAFETY_MARGIN = 1.35;
const RESULT_FACTOR = 1.5;
const MINIMUM_MEGABYTES = 750;
const ROUNDED_UP_TO = 100;
const CAP_MEGABYTES_PER_DAY = 2800;
const LIGHT_BELOW_MEGABYTES = 3072;
const CONFIDENCE_OF_ADVANCED = 10;

/** The data use of an average day without any wifi, in MB. */
export function dailyMegabytes({ activities, advanced }: CalculatorInput): number {
  const ofActivities = ACTIVITIES.map((name) => perDay(ACTIVITY_USE[name], activities[name]));
  const ofAdvanced = ADVANCED_USES.map((name) => perDay(ADVANCED_USE[name], advanced[name]));
  return [...ofActivities, ...ofAdvanced].reduce((sum, megabytes) => sum + megabytes, 0);
}

function perDay({ megabytesPerHour, overhead }: Use, level: Level): number {
  return megabytesPerHour * overhead * HOURS_A_DAY[level];
}

export type HourlyUse = Readonly<{ megabytes: number }> &
  (Readonly<{ kind: 'activity'; use: Activity }> | Readonly<{ kind: 'advanced'; use: AdvancedUse }>);

/** The data use of an hour of each activity, overhead included, highest first. */
export function hourlyUses(): readonly HourlyUse[] {
  const counted = ({ megabytesPerHour, overhead }: Use) => megabytesPerHour * overhead;
  return [
    ...ACTIVITIES.map((use) => ({ kind: 'activity' as const, use, megabytes: counted(ACTIVITY_USE[use]) })),
    ...ADVANCED_USES.map((use) => ({
      kind: 'advanced' as const,
      use,
      megabytes: counted(ADVANCED_USE[use]),
    })),
  ].sort((a, b) => b.megabytes - a.megabytes);
}

/** Long trips use a little less data per day: travellers find wifi. */
function longTripFactor(days: number): number {
  return days > 7 ? 1 - 0.05 * Math.log(days / 7) : 1;
}

export function tripMegabytes(input: CalculatorInput): number {
  const factors = TRAVEL_FACTOR[input.travelType] * WIFI_FACTOR[input.wifiAvailability];
  return dailyMegabytes(input) * factors * input.tripDays * longTripFactor(input.tripDays);
}

/** The data a traveller should buy for the whole trip, in MB: with margin, rounded up, not above the cap. */
export function estimateMegabytes(input: CalculatorInput): number {
  const need = Math.max(MINIMUM_MEGABYTES, withMargin(input));
  return Math.min(CAP_MEGABYTES_PER_DAY * input.tripDays, ceilTo(ROUNDED_UP_TO, need));
}

function withMargin(input: CalculatorInput): number {
  return tripMegabytes(input) * SAFETY_MARGIN * RESULT_FACTOR;
}

export type EstimateLimit = 'minimum' | 'cap';

/** Which limit decided the estimate instead of the answers. Null: neither. */
export function estimateLimit(input: CalculatorInput): EstimateLimit | null {
  const need = withMargin(input);
  const smallest = ceilTo(ROUNDED_UP_TO, MINIMUM_MEGABYTES);
  if (ceilTo(ROUNDED_UP_TO, need) < smallest) return 'minimum';
  return ceilTo(ROUNDED_UP_TO, need) > CAP_MEGABYTES_PER_DAY * input.tripDays ? 'cap' : null;
}

/** Floating-point arithmetic makes 900 into 900.0000000001; this must not become 1,000. */
function ceilTo(step: number, value: number): number {
  return Math.ceil(value / step - 1e-9) * step;
}

/** The usage categories, for the legend beside the result. */
export const USAGE_CATEGORIES = [
  { category: 'light', amount: '500 MB' },
  { category: 'moderate', amount: '1 GB' },
  { category: 'heavy', amount: '5 GB' },
  { category: 'extreme', amount: '10 GB+' },
] as const;

export type UsageLevel = 'light' | 'moderate';

export function usageLevel(estimate: number): UsageLevel {
  return estimate < LIGHT_BELOW_MEGABYTES ? 'light' : 'moderate';
}

/** Percent. The advanced step counts as filled in when any of its sliders is above "never". */
export function confidence({ advanced }: CalculatorInput): number {
  const isFilledIn = ADVANCED_USES.some((name) => advanced[name] > 0);
  return DEFAULT_CONFIDENCE + (isFilledIn ? CONFIDENCE_OF_ADVANCED : 0);
}
