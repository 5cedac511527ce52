import { regionOfCountry, type CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { isInOwnersUse } from '#core/shares/is-given.ts';
import type { CollectedEsim } from './collected-esims.ts';

export type CountryInCollection = Readonly<{ countryCode: string; region: CountryRegion }>;

export type VisitedCountry = CountryInCollection &
  Readonly<{
    /** The first connection of any eSIM of this country. */
    visitedAt: Date;
    /** The traveller may be there now. */
    isCurrent: boolean;
  }>;

export type AwaitedCountry = CountryInCollection & Readonly<{ esimId: string }>;

const ENDED: ReadonlySet<EsimStatus> = new Set(['expired', 'recycled']);
const NEVER_CONNECTS: ReadonlySet<EsimStatus> = new Set(['expired', 'recycled', 'finished']);

/** One per country, in the order of the first visit. Where the recipient of an eSIM travels is no visit of its buyer. */
export function visitedCountries(esims: readonly CollectedEsim[], now: Date): readonly VisitedCountry[] {
  const visited = new Map<string, VisitedCountry>();
  for (const esim of esims) {
    const country = countryOf(esim);
    if (country === null || esim.firstConnectedAt === null || !isInOwnersUse(esim)) continue;
    const known = visited.get(country.countryCode);
    const isFirst = known === undefined || esim.firstConnectedAt < known.visitedAt;
    visited.set(country.countryCode, {
      ...country,
      visitedAt: isFirst ? esim.firstConnectedAt : known.visitedAt,
      isCurrent: (known?.isCurrent ?? false) || mayBeInUse(esim, now),
    });
  }
  return [...visited.values()].toSorted(
    (a, b) => a.visitedAt.getTime() - b.visitedAt.getTime() || (a.countryCode < b.countryCode ? -1 : 1),
  );
}

/**
 * Countries with an eSIM that has not connected yet and with no visit so far. Each once, oldest eSIM first. Where another
 * person will travel, or what is returned, is not the buyer's next stamp.
 */
export function awaitedCountries(esims: readonly CollectedEsim[], now: Date): readonly AwaitedCountry[] {
  const visited = new Set(visitedCountries(esims, now).map(({ countryCode }) => countryCode));
  const awaited = new Map<string, AwaitedCountry>();
  for (const esim of esims) {
    const country = countryOf(esim);
    if (country === null || !isAwaited(esim)) continue;
    if (visited.has(country.countryCode) || awaited.has(country.countryCode)) continue;
    awaited.set(country.countryCode, { ...country, esimId: esim.id });
  }
  return [...awaited.values()];
}

function isAwaited({ firstConnectedAt, status, isGivenAway, isReturned }: CollectedEsim): boolean {
  return firstConnectedAt === null && !NEVER_CONNECTS.has(status) && !isGivenAway && !isReturned;
}

/** Null for a regional or global plan: the network does not report in which of its countries an eSIM connected. */
function countryOf({ coverage, countryCode }: CollectedEsim): CountryInCollection | null {
  if (coverage !== 'local' || countryCode === null) return null;
  const region = regionOfCountry(countryCode);
  return region === null ? null : { countryCode, region };
}

/** Also when its data is used up before its days, and while the network cannot be read: better one country too many. */
function mayBeInUse({ status, expiresAt }: CollectedEsim, now: Date): boolean {
  if (ENDED.has(status)) return false;
  return status !== 'finished' || (expiresAt !== null && expiresAt > now);
}
