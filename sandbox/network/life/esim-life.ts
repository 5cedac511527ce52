import type { Listing } from '../catalogue/catalogue.ts';
import { seededRandom } from '../catalogue/seeded-random.ts';
import type { Esim, Purchase } from '../shop/esim.ts';
import { DAY_MILLISECONDS, type PackageLife, packageLife } from './package-life.ts';
import { countryAt } from './travel.ts';

const MINUTE_MILLISECONDS = 60_000;
/** An eSIM without top-ups is recycled after this time, unless its operator recycles sooner. */
const GRACE_DAYS = 365;

export type PackageStatus = 'NOT_ACTIVE' | 'ACTIVE' | 'FINISHED' | 'EXPIRED';
export type EsimStatus = PackageStatus | 'RECYCLED' | 'UNKNOWN';

export type LivedPackage = Readonly<{ purchase: Purchase; listing: Listing; life: PackageLife }>;

export type EsimLife = Readonly<{
  installedAt: number;
  connectedAt: number;
  /** All packages in sequence; the next begins when the previous one has ended. */
  packages: readonly LivedPackage[];
  recycledAt: number;
  countryAt(moment: number): string | null;
}>;

type Listings = (packageId: string) => Listing;

/** The whole life of an eSIM, past and future: a pure function of its purchases. */
export function esimLife(esim: Esim, listingOf: Listings): EsimLife {
  const random = seededRandom(esim.iccid);
  const installedAt = esim.soldAt + random.between(3, 20) * MINUTE_MILLISECONDS;
  const seededConnection = esim.soldAt + random.between(25, 2 * 24 * 60) * MINUTE_MILLISECONDS;
  const connectedAt = esim.connection?.at ?? seededConnection;
  const packages = livePackages(esim, {
    listingOf,
    installedAt: Math.min(installedAt, connectedAt),
    connectedAt,
  });
  const last = packages.at(-1);
  const graceDays = last?.listing.operator.topupGraceWindowDays ?? GRACE_DAYS;
  const codes = last?.listing.operator.coverages.map((one) => one.code) ?? [];
  return {
    installedAt: Math.min(installedAt, connectedAt),
    connectedAt,
    packages,
    recycledAt: (last?.life.endedAt ?? connectedAt) + graceDays * DAY_MILLISECONDS,
    countryAt(moment) {
      const [first, ...others] = codes;
      if (first === undefined || moment < connectedAt) return null;
      const firstCountry = esim.connection?.country ?? null;
      const beganAt = esim.connection?.inCountrySince ?? connectedAt;
      return countryAt({ seed: esim.iccid, beganAt, countries: [first, ...others], firstCountry }, moment);
    },
  };
}

type Milestones = Readonly<{ listingOf: Listings; installedAt: number; connectedAt: number }>;

function livePackages(
  esim: Esim,
  { listingOf, installedAt, connectedAt }: Milestones,
): readonly LivedPackage[] {
  const lived: LivedPackage[] = [];
  for (const [index, purchase] of esim.purchases.entries()) {
    const listing = listingOf(purchase.packageId);
    const startsAtInstallation = listing.operator.activationPolicy === 'installation' && index === 0;
    const earliest = startsAtInstallation ? installedAt : connectedAt;
    const life = packageLife({
      seed: `${esim.iccid}/${index}`,
      activatedAt: Math.max(earliest, purchase.boughtAt, lived.at(-1)?.life.endedAt ?? 0),
      days: listing.package.days,
      megabytes: listing.package.isUnlimited ? Infinity : listing.package.amountMegabytes,
      adjustment: purchase.adjustment,
    });
    lived.push({ purchase, listing, life });
  }
  return lived;
}

export function packageStatus({ life }: LivedPackage, moment: number): PackageStatus {
  if (moment < life.activatedAt) return 'NOT_ACTIVE';
  if (moment < life.endedAt) return 'ACTIVE';
  return life.finishedAt === null ? 'EXPIRED' : 'FINISHED';
}

export function esimStatus(esim: Esim, life: EsimLife, moment: number): EsimStatus {
  if (esim.isUnreadable) return 'UNKNOWN';
  if (moment >= life.recycledAt) return 'RECYCLED';
  const statuses = life.packages.map((one) => packageStatus(one, moment));
  if (statuses.includes('ACTIVE')) return 'ACTIVE';
  // A top-up bought in advance waits behind the running package, so a waiting package alone means a new eSIM.
  return statuses.includes('NOT_ACTIVE') ? 'NOT_ACTIVE' : (statuses.at(-1) ?? 'NOT_ACTIVE');
}
