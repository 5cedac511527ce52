export const TRAVEL_TYPES = ['leisure', 'business', 'nomad'] as const;
export type TravelType = (typeof TRAVEL_TYPES)[number];

export const WIFI_AVAILABILITIES = ['abundant', 'moderate', 'limited'] as const;
export type WifiAvailability = (typeof WIFI_AVAILABILITIES)[number];

export const ACTIVITIES = ['video', 'social', 'maps', 'emailChat', 'workVPN'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const ADVANCED_USES = ['hotspot', 'cloudBackup', 'gaming', 'streaming'] as const;
export type AdvancedUse = (typeof ADVANCED_USES)[number];

/** The names of the slider levels, from 0 to 5. */
export const LEVEL_WORDS = ['never', 'rarely', 'sometimes', 'regularly', 'often', 'constantly'] as const;

export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const TRIP_DAYS = { min: 1, max: 60, step: 1 } as const;

export type CalculatorInput = Readonly<{
  tripDays: number;
  /** A destination's slug. Null: global plans are compared. */
  destination: string | null;
  travelType: TravelType;
  activities: Readonly<Record<Activity, Level>>;
  wifiAvailability: WifiAvailability;
  advanced: Readonly<Record<AdvancedUse, Level>>;
  confidenceLevel: number;
}>;

export const DEFAULT_CONFIDENCE = 85;

export const STARTING_INPUT: CalculatorInput = {
  tripDays: 7,
  destination: null,
  travelType: 'leisure',
  activities: { video: 2, social: 3, maps: 3, emailChat: 3, workVPN: 0 },
  wifiAvailability: 'moderate',
  advanced: { hotspot: 0, cloudBackup: 0, gaming: 0, streaming: 0 },
  confidenceLevel: DEFAULT_CONFIDENCE,
};

/** Rounds any slider value to the nearest whole level from 0 to 5. */
export function levelFrom(value: number): Level {
  const rounded = Math.round(value);
  return LEVELS.find((level) => level === rounded) ?? (rounded > 5 ? 5 : 0);
}

export function tripDaysFrom(value: number): number {
  if (!Number.isFinite(value)) return STARTING_INPUT.tripDays;
  return Math.min(TRIP_DAYS.max, Math.max(TRIP_DAYS.min, Math.round(value)));
}
