import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { EsimStatus } from '../esim-provider.ts';
import { isEnded, type DataFigures } from './apply-reading.ts';

/**
 * How often an eSIM is read without a notice or a customer's request. The network needs 15 to 30 minutes until its
 * figures include what a phone used, so reading more often shows nothing new.
 */
const EVERY = {
  pending: 15 * MINUTE_MS,
  justDelivered: HOUR_MS,
  justInstalled: 30 * MINUTE_MS,
  waiting: 6 * HOUR_MS,
  waitingLong: DAY_MS,
  active: 2 * HOUR_MS,
  nearlyUsedUp: 30 * MINUTE_MS,
  justEnded: DAY_MS,
  ended: 7 * DAY_MS,
  unknown: 6 * HOUR_MS,
} as const;
type Pace = keyof typeof EVERY;

const JUST_DELIVERED_MS = 2 * DAY_MS;
const JUST_INSTALLED_MS = DAY_MS;
const WAITING_MS = 30 * DAY_MS;
const JUST_ENDED_MS = 7 * DAY_MS;
/** The last fifth of the data, or the last day. */
const NEARLY_USED_UP = { share: 0.2, beforeEndMs: DAY_MS };
/** The network reports the end of a plan some minutes later. */
const AFTER_END_MS = 5 * MINUTE_MS;
const FIRST_RETRY_MS = 5 * MINUTE_MS;
const LONGEST_RETRY_MS = 6 * HOUR_MS;

/** A new eSIM is read for the first time after this. */
export const FIRST_READING_AFTER_MS = EVERY.pending;

/** An eSIM is read at the latest this long after it was marked as installed. */
export const INSTALLED_READING_AFTER_MS = EVERY.justInstalled;

/**
 * The most readings that the background job has open at once, and starts per minute. The network documents no limit
 * over all eSIMs (only 100 a minute for one), so this one is ours: ten a second.
 */
export const READINGS_PER_MINUTE = 600;

/** A queued reading without a result after this counts as lost and is queued again. */
export const READING_LOST_AFTER_MS = 10 * MINUTE_MS;

export type ScheduledEsim = Readonly<{
  status: EsimStatus;
  createdAt: Date;
  /** When the customer marked it as installed. */
  installedAt: Date | null;
  expiresAt: Date | null;
  figures: DataFigures | null;
}>;

/** When the eSIM is read next, `now` being the time of a successful reading. Null: never again. */
export function nextReadingAt(esim: ScheduledEsim, now: Date): Date | null {
  const pace = paceOf(esim, now);
  if (pace === null) return null;
  const next = now.getTime() + EVERY[pace];
  return new Date(Math.min(next, endOf(esim, now) ?? next));
}

/** The end of a running plan is read soon after it. */
function endOf({ status, expiresAt }: ScheduledEsim, now: Date): number | null {
  if (status !== 'active' || expiresAt === null || expiresAt <= now) return null;
  return expiresAt.getTime() + AFTER_END_MS;
}

function paceOf(esim: ScheduledEsim, now: Date): Pace | null {
  const { status, expiresAt } = esim;
  if (status === 'recycled') return null;
  if (status === 'pending' || status === 'unknown') return status;
  if (status === 'active') return isNearlyUsedUp(esim, now) ? 'nearlyUsedUp' : 'active';
  if (isEnded(status)) return isWithin(expiresAt, JUST_ENDED_MS, now) ? 'justEnded' : 'ended';
  return paceOfWaiting(esim, now);
}

function paceOfWaiting({ createdAt, installedAt }: ScheduledEsim, now: Date): Pace {
  if (isWithin(installedAt, JUST_INSTALLED_MS, now)) return 'justInstalled';
  if (isWithin(createdAt, JUST_DELIVERED_MS, now)) return 'justDelivered';
  return isWithin(createdAt, WAITING_MS, now) ? 'waiting' : 'waitingLong';
}

function isNearlyUsedUp({ figures, expiresAt }: ScheduledEsim, now: Date): boolean {
  const { share, beforeEndMs } = NEARLY_USED_UP;
  if (expiresAt !== null && expiresAt.getTime() - now.getTime() < beforeEndMs) return true;
  if (figures === null || figures.isUnlimited) return false;
  return figures.remainingMegabytes < figures.totalMegabytes * share;
}

/** Less than `withinMs` after this time; also before it. */
function isWithin(since: Date | null, withinMs: number, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() < withinMs;
}

/**
 * The wait after a reading without a result doubles with each failure, so an outage of the network slows the readings
 * down. `retryAfterSeconds` is the pause that the network asked for.
 */
export function retryReadingAt(
  { failures, retryAfterSeconds }: Readonly<{ failures: number; retryAfterSeconds: number | null }>,
  now: Date,
): Date {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
  return new Date(now.getTime() + Math.max(wait, (retryAfterSeconds ?? 0) * 1000));
}

/** How many readings may be queued now, with `open` ones still without a result. */
export function readingsToQueue(open: number): number {
  return Math.max(0, READINGS_PER_MINUTE - open);
}
