import { PLAN_KINDS, type ChoosablePlan, type PlanFigures } from './choosable-plan.ts';

/** How far two amounts of data are apart, in megabytes. Null is unlimited. */
export function dataDistance(one: number | null, other: number | null): number {
  return one === other ? 0 : Math.abs((one ?? Infinity) - (other ?? Infinity));
}

/** Also for two infinite distances, whose difference is not a number. */
export function compareDistances(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The plan nearest to another one: first by data, then by days; of two equally near ones the cheaper. */
export function nearestPlan<P extends ChoosablePlan>(plans: readonly P[], to: PlanFigures): P | null {
  const awayOf = (plan: P) => dataDistance(plan.megabytes, to.megabytes);
  const daysAwayOf = (plan: P) => Math.abs(plan.days - to.days);
  const [nearest] = plans.toSorted(
    (one, other) =>
      compareDistances(awayOf(one), awayOf(other)) ||
      daysAwayOf(one) - daysAwayOf(other) ||
      one.priceCents - other.priceCents,
  );
  return nearest ?? null;
}

const FIGURES = /^([a-z]+)-(\d{1,3})(?:-(\d{1,7}))?$/;

/** The figures of a plan in an address: "data-30-5120", or "unlimited-7". Null: anything else. */
export function parseFigures(text: string | null): PlanFigures | null {
  const [, name, days, megabytes] = FIGURES.exec(text ?? '') ?? [];
  const kind = PLAN_KINDS.find((known) => known === name);
  if (kind === undefined) return null;
  return { kind, days: Number(days), megabytes: megabytes === undefined ? null : Number(megabytes) };
}

export function writeFigures({ kind, days, megabytes }: PlanFigures): string {
  return [kind, days, ...(megabytes === null ? [] : [Math.round(megabytes)])].join('-');
}
