import type { UsageResponse, UsageSummary } from '#contract/account/usage/usage.ts';
import { DAY_MS } from '#core/durations.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import type { StoredReading } from '#core/esims/usage/consumption.ts';
import type { Language } from '#core/language.ts';
import { showSummary, showUsage } from '#server/http/esims/show-usage.ts';
import { aPackage } from '#tests/builders/package.ts';

/** A trip with one eSIM, up to `now`. */
export type Trip = Readonly<{
  esim: OwnedEsim;
  readings: readonly StoredReading[];
  fairUsePolicy: string | null;
}>;

type Course = Readonly<{
  /** Megabytes of each day since the first connection; the last day ends now. */
  perDay: readonly number[];
  totalMegabytes: number;
  validityDays: number;
  countryCode?: string | null;
  place?: string;
  status?: OwnedEsim['status'];
  isUnlimited?: boolean;
  /** How many readings a day has. */
  readingsPerDay?: number;
  endedDaysAgo?: number;
  now: Date;
}>;

let serial = 0;

export function aTrip(course: Course): Trip {
  const { perDay, endedDaysAgo = 0, now } = course;
  const seenAt = new Date(now.getTime() - endedDaysAgo * DAY_MS);
  const startedAt = perDay.length === 0 ? null : new Date(seenAt.getTime() - perDay.length * DAY_MS);
  const readings = startedAt === null ? [] : readingsOf(course, startedAt);
  return {
    readings,
    fairUsePolicy: course.isUnlimited === true ? 'Full speed for the first 3 GB of each day.' : null,
    esim: anEsim(course, { seenAt, startedAt, last: readings.at(-1) ?? null }),
  };
}

type Seen = Readonly<{ seenAt: Date; startedAt: Date | null; last: StoredReading | null }>;

function anEsim(course: Course, { seenAt, startedAt, last }: Seen): OwnedEsim {
  const { validityDays, isUnlimited = false, status = 'active' } = course;
  serial += 1;
  const number = String(serial).padStart(12, '0');
  return {
    id: `6f1b0a8e-0000-4000-8000-${number}`,
    described: describe(course),
    number: null,
    name: null,
    iccid: withCheckDigit(`894470${number}`),
    status,
    installedAt: null,
    firstConnectedAt: startedAt,
    expiresAt: startedAt === null ? null : new Date(startedAt.getTime() + validityDays * DAY_MS),
    figures: last === null ? null : { ...figuresOf(last), isUnlimited },
    readAt: seenAt,
    refreshedAt: null,
    isStillRead: true,
    orderNumber: '100001',
    createdAt: new Date(seenAt.getTime() - (course.perDay.length + 3) * DAY_MS),
    destinationSlug: 'japan',
    isRechargeable: true,
    topups: [],
    hasOpenWithdrawal: false,
    isWhollyRefunded: false,
    gift: null,
    share: null,
    openedShare: null,
    firstOpenedAt: null,
  };
}

function describe(course: Course): OwnedEsim['described'] {
  const { countryCode = 'JP', place = 'Japan', totalMegabytes, validityDays, isUnlimited = false } = course;
  return aPackage({
    country_code: countryCode,
    country_region: place,
    coverage_type: countryCode === null ? 'regional' : 'local',
    data_amount: `${Math.round(totalMegabytes / 1024)} GB`,
    validity_days: validityDays,
    is_unlimited: isUnlimited,
  });
}

function figuresOf({ totalMegabytes, remainingMegabytes }: StoredReading) {
  return { totalMegabytes, remainingMegabytes };
}

/** The check digit of Luhn makes the sum of all digits, every second one doubled, a multiple of ten. */
function withCheckDigit(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function readingsOf(course: Course, startedAt: Date): readonly StoredReading[] {
  const { perDay, totalMegabytes, readingsPerDay = 12 } = course;
  let left = totalMegabytes;
  return perDay.flatMap((megabytes, day) =>
    Array.from({ length: readingsPerDay }, (_, index): StoredReading => {
      left = Math.max(0, left - megabytes / readingsPerDay);
      const at = new Date(startedAt.getTime() + (day + (index + 1) / readingsPerDay) * DAY_MS);
      return { readAt: at, lastReadAt: at, totalMegabytes, remainingMegabytes: Math.floor(left) };
    }),
  );
}

type Shown = Readonly<{ language: Language; timeZone: string; now: Date }>;

export function usageOfTrip(trip: Trip, shown: Shown): UsageResponse {
  return showUsage(trip, shown);
}

/** What the server would sum up from the readings. */
export function summaryOfTrips(trips: readonly Trip[], shown: Shown): UsageSummary {
  const totals = trips.flatMap(({ esim, readings }) => {
    const [first, last] = [readings[0], readings.at(-1)];
    if (first === undefined || last === undefined) return [];
    const used = last.totalMegabytes - last.remainingMegabytes;
    const all = {
      readings: readings.length,
      firstAt: first.readAt,
      lastAt: last.lastReadAt,
      changedAt: last.readAt,
      usedMegabytes: used,
      boughtMegabytes: last.totalMegabytes,
    };
    return [[esim.id, all] as const];
  });
  const esims = trips.map(({ esim }) => esim);
  return showSummary({ esims, totals: new Map(totals) }, shown);
}
