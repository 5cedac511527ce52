import { parseMegabytes } from '#core/catalogue/packages/data-amount.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { DEFAULT_VALIDITY_DAYS } from '../plan.ts';
import { unitPrices } from '../unit-prices.ts';
import { planKind, type PlanKind } from './plan-kind.ts';

/** How long the trip is, in days; 0 means not chosen. */
export const TRIP_LENGTHS = [0, 3, 7, 14, 30] as const;
export type TripLength = (typeof TRIP_LENGTHS)[number];

export const PLAN_ORDERS = ['price', 'unit-price', 'data', 'days'] as const;
export type PlanOrder = (typeof PLAN_ORDERS)[number];

/** The visitor's choices on a destination's page. They are in the address, so that the page works without scripts. */
export type PlanChoice = Readonly<{ kind: PlanKind; days: TripLength; order: PlanOrder }>;

/** The plans of one tab that last the trip, in the chosen order. */
export function choosePlans(plans: readonly Package[], { kind, days, order }: PlanChoice): Package[] {
  const byOrder = ORDERS[order];
  return plans
    .filter((plan) => planKind(plan) === kind && daysOf(plan) >= days)
    .toSorted((a, b) => byOrder(a, b) || a.priceCents - b.priceCents || compareIds(a, b));
}

/** How many plans of each tab last the trip. */
export function countKinds(plans: readonly Package[], days: TripLength): Readonly<Record<PlanKind, number>> {
  const counts = { data: 0, unlimited: 0, calls: 0 };
  for (const plan of plans) if (daysOf(plan) >= days) counts[planKind(plan)] += 1;
  return counts;
}

/** The longest plan of a tab, for the sentence that no plan lasts the trip; null on an empty tab. */
export function longestDays(plans: readonly Package[], kind: PlanKind): number | null {
  const days = plans.filter((plan) => planKind(plan) === kind).map(daysOf);
  return days.length === 0 ? null : Math.max(...days);
}

/**
 * How many days everyday use lasts with this plan, never more than the plan; null where the amount does not limit it.
 */
export function everydayDays(plan: Package, megabytesPerDay: number): number | null {
  const megabytes = parseMegabytes(plan.data_amount);
  if (plan.is_unlimited || megabytes === null || megabytes === Infinity) return null;
  return Math.min(daysOf(plan), Math.max(1, Math.floor(megabytes / megabytesPerDay)));
}

function daysOf({ validity_days }: Package): number {
  return validity_days ?? DEFAULT_VALIDITY_DAYS;
}

type Compare = (a: Package, b: Package) => number;

const ORDERS: Readonly<Record<PlanOrder, Compare>> = {
  price: (a, b) => a.priceCents - b.priceCents,
  'unit-price': (a, b) => comparedPrice(a) - comparedPrice(b),
  data: (a, b) => sizeOf(b) - sizeOf(a),
  days: (a, b) => daysOf(b) - daysOf(a),
};

/** Per gigabyte where the plan has an amount, otherwise per day, after all others. */
function comparedPrice(plan: Package): number {
  const { perGigabyteCents, perDayCents } = unitPrices(plan);
  return perGigabyteCents ?? AFTER_ALL_OTHERS + perDayCents;
}

const AFTER_ALL_OTHERS = 1e9;

function sizeOf(plan: Package): number {
  return plan.is_unlimited ? Infinity : (parseMegabytes(plan.data_amount) ?? 0);
}

function compareIds(a: Package, b: Package): number {
  return a.package_id < b.package_id ? -1 : 1;
}
