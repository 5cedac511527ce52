import type { UsageForecast, UsageResponse, UsageSummary } from '#contract/account/usage/usage.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { boughtMegabytes } from '#core/esims/analytics/bought-megabytes.ts';
import { usedBefore } from '#core/esims/analytics/used-before.ts';
import { limitedMegabytes } from '#core/catalogue/packages/limited-megabytes.ts';
import { analyseUsage, type UsageAnalysis } from '#core/esims/analytics/analyse-usage.ts';
import { sumByPlace, type EsimUse } from '#core/esims/analytics/sum-by-place.ts';
import type { UsageTotals } from '#core/esims/analytics/usage-reader.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import { isEnded } from '#core/esims/usage/apply-reading.ts';
import type { StoredReading } from '#core/esims/usage/consumption.ts';
import type { Forecast } from '#core/esims/usage/forecast.ts';
import type { Language } from '#core/language.ts';
import { isInOwnersUse } from '#core/shares/is-given.ts';
import { fairUseMegabytes } from '#core/plans/fair-use-limit.ts';
import { runningReadings } from '#core/topups/running-readings.ts';
import { packagesOf } from '../topups/show-topups.ts';
import { showEsim } from './show-esim.ts';

type ViewOptions = Readonly<{ language: Language; timeZone: string; now: Date }>;

type OneUsage = Readonly<{
  esim: OwnedEsim;
  readings: readonly StoredReading[];
  fairUsePolicy: string | null;
}>;

export function showUsage({ esim, readings, fairUsePolicy }: OneUsage, shown: ViewOptions): UsageResponse {
  const isUnlimited = esim.figures?.isUnlimited ?? esim.described.is_unlimited;
  const { firstConnectedAt: startedAt, expiresAt: endsAt } = esim;
  const running = runningReadings(readings, packagesOf(esim).waiting);
  const analysis = analyseUsage({ readings: running, startedAt, endsAt, isUnlimited, ...shown });
  const own = showEsim(esim, shown);
  return {
    timeZone: shown.timeZone,
    esim: own,
    usedMegabytes: analysis.usedMegabytes,
    usedBeforeMegabytes: usedBefore({ readings, topups: own.topups, isUnlimited }),
    paceToEnd: analysis.paceToEnd,
    fairUseMegabytes: isUnlimited && fairUsePolicy !== null ? fairUseMegabytes(fairUsePolicy) : null,
    forecast: showForecast(analysis.forecast),
    line: analysis.line.map(({ at, ...figures }) => ({ at: at.toISOString(), ...figures })),
    days: analysis.days.map(showDay),
    basedOn: showBasedOn(analysis.basedOn),
  };
}

function showForecast(found: Forecast): UsageForecast {
  if (found.kind === 'runs-out') {
    const { at, earliest, latest } = found;
    return { ...found, at: at.toISOString(), earliest: earliest.toISOString(), latest: isoOf(latest) };
  }
  if (found.kind === 'lasts') return { ...found, earliest: isoOf(found.earliest) };
  return found.kind === 'used-up' ? { ...found, at: found.at.toISOString() } : found;
}

function isoOf(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}

function showDay({ day, megabytes, ...rest }: UsageAnalysis['days'][number]): UsageResponse['days'][number] {
  return {
    date: day.date,
    from: day.from.toISOString(),
    to: day.to.toISOString(),
    usedMegabytes: megabytes,
    ...rest,
  };
}

type Based = Readonly<{ readings: number; firstAt: Date; lastAt: Date }>;

function showBasedOn(based: Based | null): UsageResponse['basedOn'] {
  if (based === null) return null;
  return {
    readings: based.readings,
    firstAt: based.firstAt.toISOString(),
    lastAt: based.lastAt.toISOString(),
  };
}

type All = Readonly<{ esims: readonly OwnedEsim[]; totals: ReadonlyMap<string, UsageTotals> }>;

export function showSummary({ esims, totals }: All, shown: ViewOptions): UsageSummary {
  const used = esims.flatMap((esim) => esimUse(esim, totals.get(esim.id), shown.language));
  return {
    places: sumByPlace(used).map(({ from, to, ...place }) => ({
      ...place,
      from: from.toISOString(),
      to: isoOf(to),
    })),
    esims: esims.map((esim) => {
      const all = totals.get(esim.id);
      return {
        ...showEsim(esim, shown),
        usedInAllMegabytes: all?.usedMegabytes ?? null,
        basedOn: showBasedOn(all ?? null),
      };
    }),
  };
}

/** Nothing: the eSIM has not connected, or its recipient uses it. */
function esimUse(esim: OwnedEsim, totals: UsageTotals | undefined, language: Language): readonly EsimUse[] {
  const { described, firstConnectedAt, expiresAt, figures, status } = esim;
  if (firstConnectedAt === null || totals === undefined || !isInOwnersUse(esim)) return [];
  const isOver = isEnded(status) || status === 'recycled';
  return [
    {
      coverage: described.coverage_type,
      countryCode: described.country_code,
      place: destinationName(described, language),
      connectedAt: firstConnectedAt,
      until: earlier(isOver ? totals.changedAt : totals.lastAt, expiresAt),
      isEnded: isOver,
      usedMegabytes: totals.usedMegabytes,
      boughtMegabytes: figures?.isUnlimited === true ? null : boughtOf(esim, totals),
    },
  ];
}

/** A reading after the end says nothing about a later use. */
function earlier(read: Date, endsAt: Date | null): Date {
  return endsAt !== null && endsAt < read ? endsAt : read;
}

function boughtOf(esim: OwnedEsim, totals: UsageTotals): number {
  const { waiting, readWaiting } = packagesOf(esim);
  const isWaiting = new Set(waiting.map(({ unitId }) => unitId));
  const started = esim.topups.filter(({ unitId }) => !isWaiting.has(unitId));
  return boughtMegabytes({
    packages: [esim, ...started].map(({ described }) => limitedMegabytes(described)),
    readWaiting: readWaiting.map(({ megabytes }) => megabytes),
    readMegabytes: totals.boughtMegabytes,
  });
}
