import { TRIP_LENGTHS, type TripLength } from '#core/catalogue/packages/filters.ts';
import { PLAN_KINDS, type ChoosablePlan, type PlanFigures, type PlanKind } from './choosable-plan.ts';
import { parseFigures, writeFigures } from './nearest-plan.ts';

const PLAN_ORDERS = ['price', 'unit-price', 'data', 'days'] as const;
export type PlanOrder = (typeof PLAN_ORDERS)[number];

/**
 * The visitor's choices on a destination's page. They are in the address, so that a link gives the same list, also without
 * scripts. `kind` null: the first tab with plans. `like`: a plan that the visitor had, to which the selected one is nearest.
 */
export type PlanChoice = Readonly<{
  kind: PlanKind | null;
  trip: TripLength;
  order: PlanOrder;
  like: PlanFigures | null;
}>;

export const NO_CHOICE: PlanChoice = { kind: null, trip: 0, order: 'price', like: null };

/** Parses the query of an address. Unknown values count as not chosen. */
export function parsePlanChoice(query: URLSearchParams): PlanChoice {
  // The first of several equal names counts, as in `parsePlanFilters`.
  const [kind, trip, sort] = ['kind', 'trip', 'sort'].map((name) => query.get(name));
  return {
    kind: PLAN_KINDS.find((known) => known === kind) ?? NO_CHOICE.kind,
    trip: TRIP_LENGTHS.find((known) => String(known) === trip) ?? NO_CHOICE.trip,
    order: PLAN_ORDERS.find((known) => known === sort) ?? NO_CHOICE.order,
    like: parseFigures(query.get('like')),
  };
}

/** The query of an address, `?` included: only what was chosen, in a fixed order. */
export function writePlanChoice({ kind, trip, order, like }: PlanChoice): string {
  const query = new URLSearchParams([
    ...(kind === null ? [] : [['kind', kind]]),
    ...(trip === 0 ? [] : [['trip', String(trip)]]),
    ...(order === 'price' ? [] : [['sort', order]]),
    ...(like === null ? [] : [['like', writeFigures(like)]]),
  ]).toString();
  return query === '' ? '' : `?${query}`;
}

/** The chosen tab, that of the plan to be like, or the first one with plans. */
export function shownKind(plans: readonly ChoosablePlan[], { kind, like }: PlanChoice): PlanKind {
  const withPlans = PLAN_KINDS.filter((one) => plans.some((plan) => plan.kind === one));
  return kind ?? withPlans.find((one) => one === like?.kind) ?? withPlans[0] ?? 'data';
}

/** The orders that a tab offers: data that is not limited has no amount to sort by. */
export function ordersOf(kind: PlanKind): readonly PlanOrder[] {
  return kind === 'unlimited' ? PLAN_ORDERS.filter((order) => order !== 'data') : PLAN_ORDERS;
}

/** The order of the shown tab: by price where the tab does not offer the chosen one. */
export function shownOrder(kind: PlanKind, { order }: PlanChoice): PlanOrder {
  return ordersOf(kind).includes(order) ? order : NO_CHOICE.order;
}

/** The plans of the shown tab that last the trip, in the chosen order. */
export function choosePlans<P extends ChoosablePlan>(plans: readonly P[], choice: PlanChoice): P[] {
  const kind = shownKind(plans, choice);
  const byOrder = ORDERS[shownOrder(kind, choice)];
  return plans
    .filter((plan) => plan.kind === kind && plan.days >= choice.trip)
    .toSorted((a, b) => byOrder(a, b) || a.priceCents - b.priceCents || byAmount(a, b));
}

/** The plan of a tab to begin with when none is wanted: the first, on the tab with calls the first that includes minutes. */
export function firstOfTab<P extends ChoosablePlan>(shown: readonly P[]): P | null {
  return shown.find(({ kind, hasMinutes }) => kind !== 'calls' || hasMinutes) ?? shown[0] ?? null;
}

/** How many plans of each tab last the trip. */
export function countKinds(
  plans: readonly ChoosablePlan[],
  trip: TripLength,
): Readonly<Record<PlanKind, number>> {
  const counts = { data: 0, unlimited: 0, calls: 0 };
  for (const { kind, days } of plans) if (days >= trip) counts[kind] += 1;
  return counts;
}

/**
 * The tabs to show: those with plans, however long the trip, and the one that the address names. A tab that a chosen
 * trip empties stays, because it says how long its plans last.
 */
export function shownKinds(plans: readonly ChoosablePlan[], choice: PlanChoice): readonly PlanKind[] {
  const shown = shownKind(plans, choice);
  return PLAN_KINDS.filter((kind) => kind === shown || plans.some((plan) => plan.kind === kind));
}

/** For the sentence that no plan of a tab lasts the trip; null on an empty tab. */
export function longestDays(plans: readonly ChoosablePlan[], kind: PlanKind): number | null {
  const days = plans.filter((plan) => plan.kind === kind).map((plan) => plan.days);
  return days.length === 0 ? null : Math.max(...days);
}

/** How many days everyday use lasts, never more than the plan; null where no amount limits it, or it lasts less than one. */
export function everydayDays({ megabytes, days }: ChoosablePlan, megabytesPerDay: number): number | null {
  const whole = megabytes === null ? 0 : Math.floor(megabytes / megabytesPerDay);
  return whole < 1 ? null : Math.min(days, whole);
}

type Compare = (a: ChoosablePlan, b: ChoosablePlan) => number;

const ORDERS: Readonly<Record<PlanOrder, Compare>> = {
  price: (a, b) => a.priceCents - b.priceCents,
  'unit-price': (a, b) => comparedPrice(a) - comparedPrice(b),
  data: (a, b) => sizeOf(b) - sizeOf(a),
  days: (a, b) => b.days - a.days,
};

/** Of plans at one price: the most data, the most days, the most countries. */
function byAmount(a: ChoosablePlan, b: ChoosablePlan): number {
  return (
    sizeOf(b) - sizeOf(a) || b.days - a.days || b.countryCount - a.countryCount || (a.id < b.id ? -1 : 1)
  );
}

const AFTER_ALL_OTHERS = 1e9;

/** Per GB; where there is no amount, per day, after all others. */
function comparedPrice({ priceCents, perGigabyteCents, days }: ChoosablePlan): number {
  return perGigabyteCents ?? AFTER_ALL_OTHERS + priceCents / days;
}

function sizeOf({ megabytes }: ChoosablePlan): number {
  return megabytes ?? 0;
}
