import { DAY_MS } from '#core/durations.ts';
import type { TopupState } from './split-packages.ts';

/** Less than this says little about the days to come. */
const FEWEST_DAYS = 2;

type Figures = Readonly<{
  usage: Readonly<{ usedMegabytes: number; isUnlimited: boolean }> | null;
  /** Usage is of the running package only. */
  topups: readonly Readonly<{ state: TopupState }>[];
  /** ISO 8601. */
  firstConnectedAt: string | null;
  /** The end of the running package, ISO 8601. Nothing is used after it. */
  expiresAt: string | null;
  /** The figures are as of this time, ISO 8601. */
  readAt: string | null;
}>;

/**
 * Megabytes used per day since the first connection. Null: that is not known or began less than two days ago, or a top-up
 * runs or has run, so the figures are of a part of that time.
 */
export function dataPace({ usage, topups, firstConnectedAt, expiresAt, readAt }: Figures): number | null {
  if (usage === null || usage.isUnlimited || usage.usedMegabytes <= 0) return null;
  if (topups.some(({ state }) => state !== 'waiting')) return null;
  if (firstConnectedAt === null || readAt === null) return null;
  const until = Math.min(Date.parse(readAt), expiresAt === null ? Infinity : Date.parse(expiresAt));
  const days = (until - Date.parse(firstConnectedAt)) / DAY_MS;
  return days >= FEWEST_DAYS ? usage.usedMegabytes / days : null;
}

type Topup = Readonly<{ megabytes: number | null; validityDays: number }>;

/**
 * Whole days that a top-up lasts at this pace: never more than its validity, 0 for less than a day. Null: unlimited
 * data or no pace, so its validity is all that can be said.
 */
export function daysAtPace({ megabytes, validityDays }: Topup, pace: number | null): number | null {
  if (megabytes === null || pace === null) return null;
  return Math.floor(Math.min(megabytes / pace, validityDays));
}

/**
 * How a top-up says how many days it lasts at the customer's pace: less than one, some, or all of its own. The last
 * names no number, because the days of the top-up are beside it.
 */
export function paceWords(days: number, validityDays: number): 'paceShort' | 'pace' | 'paceAll' {
  if (days === 0) return 'paceShort';
  return days < validityDays ? 'pace' : 'paceAll';
}
