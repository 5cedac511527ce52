import type { OfferedPackage } from '../sync/catalogue-source.ts';
import { parseMegabytes } from './data-amount.ts';

/** The usual choice for a trip of two to four weeks. */
const USUAL_MEGABYTES = 5 * 1024;
const USUAL_DAYS = 30;

/**
 * The network does not report sales, so a fixed rule decides what is popular: in each destination, the one plan
 * with limited data closest to 5 GB, then closest to 30 days, then the cheapest, then the first by id. Top-ups are
 * never popular; destinations with only unlimited plans have no popular plan.
 */
export function markPopular(offered: readonly OfferedPackage[]): OfferedPackage[] {
  const popular = new Map<string, OfferedPackage>();
  for (const candidate of offered) {
    if (candidate.package.type !== 'sim' || candidate.package.is_unlimited) continue;
    const best = popular.get(candidate.package.slug);
    if (best === undefined || isCloser(candidate, best)) popular.set(candidate.package.slug, candidate);
  }
  const ids = new Set([...popular.values()].map(({ package: { package_id } }) => package_id));
  return offered.map((one) => ({
    ...one,
    package: { ...one.package, is_popular: ids.has(one.package.package_id) },
  }));
}

function isCloser(a: OfferedPackage, b: OfferedPackage): boolean {
  const [first, second] = [rank(a), rank(b)];
  const difference = first.map((value, index) => value - (second[index] ?? 0)).find((value) => value !== 0);
  return difference === undefined ? a.package.package_id < b.package.package_id : difference < 0;
}

function rank({ package: plan }: OfferedPackage): number[] {
  return [
    Math.abs((parseMegabytes(plan.data_amount) ?? 0) - USUAL_MEGABYTES),
    Math.abs((plan.validity_days ?? 0) - USUAL_DAYS),
    plan.minimumPriceCents,
  ];
}
