import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { StoredReading } from '#core/esims/usage/consumption.ts';
import type { ForecastInput } from '#core/esims/usage/forecast.ts';

/** Two days, and the longest time in which the network could not be read. */
const FIRST_SEEN_HOUR = 60;
const START = Date.UTC(2026, 2, 1);

/** A trip as the shop could see it at one moment, and how it really went on. */
export type SimulatedTrip = Readonly<{
  input: ForecastInput;
  /** Null: the data lasted until the end of validity. */
  ranOutAt: Date | null;
}>;

/** Share of a day's use per hour, from midnight: nothing at night, most in the evening. */
const HOURS = [0, 0, 0, 0, 0, 0, 1, 2, 4, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 8, 9, 9, 7, 4];
const HOURS_SUM = HOURS.reduce((sum, share) => sum + share, 0);

const PLANS = [
  [1, 7],
  [3, 15],
  [5, 15],
  [5, 30],
  [10, 30],
  [20, 30],
] as const;

/**
 * Trips of travellers: light and heavy days, days with a burst (a film, an upload), days in a hotel's wifi, habits
 * that change half-way, starts at any hour of the day, hours in which the network could not be read. The same seed
 * gives the same trips.
 */
export function simulatedTrips(count: number, seed: number): readonly SimulatedTrip[] {
  const random = randomNumbers(seed);
  const trips: SimulatedTrip[] = [];
  while (trips.length < count) {
    const trip = aTrip(random);
    if (trip !== null) trips.push(trip);
  }
  return trips;
}

/** A number from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

/** Null: the data was used up before anything could be forecast. */
function aTrip(random: Random): SimulatedTrip | null {
  const [gigabytes, validityDays] = PLANS[Math.floor(random() * PLANS.length)] ?? PLANS[0];
  const total = gigabytes * 1024;
  const startHour = Math.floor(random() * 24);
  const dayUse = habitOf(random, { perDay: (total / validityDays) * (0.5 + 2.5 * random()), validityDays });
  const hours = validityDays * 24;
  const left: number[] = [total];
  for (let hour = 0; hour < hours; hour += 1) {
    const local = startHour + hour;
    const use = (dayUse(Math.floor(local / 24)) * (HOURS[local % 24] ?? 0)) / HOURS_SUM;
    left.push(Math.max(0, (left[hour] ?? 0) - use * (0.6 + 0.8 * random())));
  }
  const emptyAt = left.findIndex((rest) => rest < 1);
  const lastHour = (emptyAt === -1 ? hours : emptyAt) - 2;
  if (lastHour < FIRST_SEEN_HOUR) return null;
  const seenAt = FIRST_SEEN_HOUR + Math.floor(random() * (lastHour - FIRST_SEEN_HOUR));
  const started = START + startHour * HOUR_MS;
  return {
    input: {
      readings: readingsOf(random, { left, started, total, seenAt }),
      startedAt: new Date(started),
      endsAt: new Date(started + validityDays * DAY_MS),
      isUnlimited: false,
      now: new Date(started + seenAt * HOUR_MS),
    },
    ranOutAt: emptyAt === -1 ? null : new Date(started + emptyAt * HOUR_MS),
  };
}

type Habit = Readonly<{ perDay: number; validityDays: number }>;

function habitOf(random: Random, { perDay, validityDays }: Habit): (day: number) => number {
  const unrest = 0.2 + 0.5 * random();
  const bursts = random() < 0.4 ? 0.12 : 0;
  const wifiDays = random() < 0.4 ? 0.2 : 0.05;
  const later = random() < 0.25 ? 0.6 + random() : 1;
  const days = Array.from({ length: validityDays + 1 }, (_, day) => {
    const usual = perDay * Math.exp(unrest * normal(random)) * (day > validityDays / 2 ? later : 1);
    if (random() < wifiDays) return usual * 0.1;
    return random() < bursts ? usual * 3 : usual;
  });
  return (day) => days[day] ?? 0;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

type Seen = Readonly<{ left: readonly number[]; started: number; total: number; seenAt: number }>;

/** Every two hours, as the shop stores them: the same figures again extend the last reading. */
function readingsOf(random: Random, { left, started, total, seenAt }: Seen): readonly StoredReading[] {
  const readings: StoredReading[] = [];
  for (let hour = 0; hour <= seenAt; hour += random() < 0.03 ? 12 : 2) {
    const at = new Date(started + hour * HOUR_MS);
    const remainingMegabytes = Math.floor(left[hour] ?? 0);
    const last = readings.at(-1);
    if (last?.remainingMegabytes === remainingMegabytes)
      readings[readings.length - 1] = { ...last, lastReadAt: at };
    else readings.push({ readAt: at, lastReadAt: at, totalMegabytes: total, remainingMegabytes });
  }
  return readings;
}
