import type { Language } from '#core/language.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { unitPrices } from '#core/plans/unit-prices.ts';
import { destinationName } from '../geography/destination.ts';
import { travelRank } from '#core/destinations/well-travelled-countries.ts';
import { isUnlimitedAmount } from './data-amount.ts';
import type { ListOrder } from './filters.ts';
import { limitedMegabytes } from './limited-megabytes.ts';
import type { Package } from './package.ts';
import { recommendedFirst } from './recommended-first.ts';

/** Plans without an amount are compared per day, after all others. */
const AFTER_ALL_OTHERS = 1e9;
/** In megabytes; finite, because the difference of two infinities is not a number. */
const MOST = 1e12;

type Compare = (a: Package, b: Package) => number;

const COMPARISONS: Readonly<Record<Exclude<ListOrder, 'recommended' | 'price' | 'name'>, Compare>> = {
  popular: (a, b) => travelRank(a.country_code) - travelRank(b.country_code) || compareTexts(a.slug, b.slug),
  'unit-price': (a, b) => comparedPrice(a) - comparedPrice(b),
  data: (a, b) => comparedSize(b) - comparedSize(a),
  days: (a, b) => daysOf(b) - daysOf(a),
};

/** `packages` are in the specified order, which decides between equals. Names are compared as `language` sorts them. */
export function inListOrder(
  packages: readonly Package[],
  order: ListOrder,
  language: Language,
): readonly Package[] {
  if (order === 'price') return packages;
  if (order === 'recommended') return recommendedFirst(packages);
  return packages.toSorted(order === 'name' ? byName(language) : COMPARISONS[order]);
}

export function lastsDays(item: Pick<Package, 'validity_days'>, days: number): boolean {
  return daysOf(item) >= days;
}

function daysOf({ validity_days }: Pick<Package, 'validity_days'>): number {
  return validity_days ?? DEFAULT_VALIDITY_DAYS;
}

function byName(language: Language): Compare {
  const { compare } = new Intl.Collator(language);
  const names = new Map<string, string>();
  const nameOf = (item: Package) => {
    const known = names.get(item.slug) ?? destinationName(item, language);
    names.set(item.slug, known);
    return known;
  };
  return (a, b) => compare(nameOf(a), nameOf(b)) || compareTexts(a.slug, b.slug);
}

function comparedPrice(item: Package): number {
  const { perGigabyteCents } = unitPrices(item);
  return perGigabyteCents ?? AFTER_ALL_OTHERS + item.priceCents / Math.max(1, daysOf(item));
}

/** Data that is not limited is more than any amount; an amount that is not known is the least. */
function comparedSize(item: Package): number {
  return limitedMegabytes(item) ?? (isUnlimitedAmount(item.data_amount) || item.is_unlimited ? MOST : -1);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
