import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { daysStart, type Terms } from '#core/plans/days-start.ts';
import type { EsimStatus, EsimUsage } from '../esim-provider.ts';

/** The network may not list an eSIM in the first hour after it sold it. */
const LISTED_WITHIN_MS = HOUR_MS;
/** Two petabytes: more is only a way to say unlimited, and the database could not store it. */
const MOST_MEGABYTES = 2_147_483_647;

/** What the shop knows about an eSIM from earlier readings. */
export type KnownEsim = Readonly<{
  status: EsimStatus;
  createdAt: Date;
  /** When the network was last read. Null: never. */
  readAt: Date | null;
  firstConnectedAt: Date | null;
  expiresAt: Date | null;
  terms: Terms;
}>;

/** The network's answer to one read. `usage` null: the network does not know this eSIM. */
export type EsimReading = Readonly<{
  /** When the read was requested, so the figures are at least as new as this. */
  at: Date;
  usage: EsimUsage | null;
}>;

/** The figures of a reading, in whole megabytes: 0 ≤ remaining ≤ total. */
export type DataFigures = Readonly<{
  totalMegabytes: number;
  remainingMegabytes: number;
  isUnlimited: boolean;
}>;

export type AppliedReading = Readonly<{
  status: EsimStatus;
  firstConnectedAt: Date | null;
  expiresAt: Date | null;
  /** Null: the reading has no figures, so the last ones stay. */
  figures: DataFigures | null;
}>;

/** What a reading changes. */
export function applyReading(known: KnownEsim, reading: EsimReading): AppliedReading {
  const status = nextStatus(known, reading);
  const { usage } = reading;
  // A status that was refused because it cannot be comes with figures that cannot be either.
  if (usage === null || !hasFigures(usage.status) || !hasFigures(status)) {
    const { firstConnectedAt, expiresAt } = known;
    return { status, firstConnectedAt, expiresAt, figures: null };
  }
  const connectedAt = known.firstConnectedAt ?? firstConnection(known, usage, reading.at);
  const expiresAt = status === 'ready_to_activate' ? usage.expiresAt : (usage.expiresAt ?? known.expiresAt);
  return {
    status,
    firstConnectedAt: connectedAt === null ? null : beforeEnd(connectedAt, expiresAt, known.terms),
    expiresAt,
    figures: isUnusedRestLost(known, usage) ? null : figuresOf(usage),
  };
}

/**
 * The network calls used-up data `finished`. A rest of 0 that it first reports as `expired` was lost with the days, not used:
 * what was left at the reading before stays.
 */
function isUnusedRestLost({ readAt }: KnownEsim, usage: EsimUsage): boolean {
  return readAt !== null && usage.status === 'expired' && !usage.isUnlimited && usage.remainingMegabytes < 1;
}

/**
 * Nothing connects for the first time at its end or later. Then the end of the network says more than the times of our
 * readings, also about a time that is known already.
 */
function beforeEnd(connectedAt: Date, expiresAt: Date | null, terms: Terms): Date {
  if (expiresAt === null || connectedAt < expiresAt) return connectedAt;
  const { kind, days } = daysStart(terms);
  return kind === 'first-connection' ? new Date(expiresAt.getTime() - days * DAY_MS) : expiresAt;
}

/** The network sends zeros with these statuses. They are not figures. */
function hasFigures(status: EsimStatus): boolean {
  return status !== 'unknown' && status !== 'recycled' && status !== 'pending';
}

function figuresOf({ totalMegabytes, remainingMegabytes, isUnlimited }: EsimUsage): DataFigures {
  const remaining = wholeMegabytes(remainingMegabytes);
  return {
    totalMegabytes: Math.max(wholeMegabytes(totalMegabytes), remaining),
    remainingMegabytes: remaining,
    isUnlimited,
  };
}

function wholeMegabytes(megabytes: number): number {
  return Math.min(Math.floor(megabytes), MOST_MEGABYTES);
}

/**
 * A recycled profile is deleted at the network and never returns. Everything else may change, but an eSIM that was
 * used is usable again only with data: a top-up was bought.
 */
function nextStatus(known: KnownEsim, { at, usage }: EsimReading): EsimStatus {
  if (known.status === 'recycled') return 'recycled';
  if (usage === null) return isJustDelivered(known, at) ? 'pending' : 'unknown';
  return isPossible(known, usage) ? usage.status : known.status;
}

function isPossible(known: KnownEsim, usage: EsimUsage): boolean {
  const hasData = usage.isUnlimited || usage.remainingMegabytes > 0;
  if (usage.status === 'ready_to_activate') return hasData || known.firstConnectedAt === null;
  if (usage.status === 'active') return hasData || !isEnded(known.status);
  return true;
}

export function isEnded(status: EsimStatus): boolean {
  return status === 'expired' || status === 'finished';
}

/** `pending` only for an eSIM that the network has never reported. */
function isJustDelivered({ createdAt, readAt, status }: KnownEsim, at: Date): boolean {
  const isReported = readAt !== null && status !== 'pending';
  return !isReported && at.getTime() - createdAt.getTime() < LISTED_WITHIN_MS;
}

/**
 * When the eSIM first connected, as far as the readings tell: used data proves it, and so does an active plan whose
 * days start with the first connection. The plan's end then gives the time; it lies between two readings.
 */
function firstConnection(known: KnownEsim, usage: EsimUsage, at: Date): Date | null {
  const { kind, days } = daysStart(known.terms);
  const startsByConnecting = kind === 'first-connection';
  const isUsed = !usage.isUnlimited && usage.remainingMegabytes < usage.totalMegabytes;
  if (!isUsed && !(startsByConnecting && usage.status === 'active')) return null;
  if (!startsByConnecting || usage.expiresAt === null) return at;
  const wasWaiting = known.status === 'ready_to_activate';
  const earliest = (wasWaiting ? known.readAt : null) ?? known.createdAt;
  const started = usage.expiresAt.getTime() - days * DAY_MS;
  return new Date(Math.min(Math.max(started, earliest.getTime()), at.getTime()));
}
