/** The bands of the map's legend: how many plans are on sale in a country. */
export const PLAN_BANDS = ['many', 'some', 'few', 'none'] as const;
export type PlanBand = (typeof PLAN_BANDS)[number];

/** The minimum number of plans of each band. */
export const FEWEST_PLANS: Readonly<Record<Exclude<PlanBand, 'none'>, number>> = {
  many: 20,
  some: 10,
  few: 1,
};

export function planBand(plans: number): PlanBand {
  if (plans >= FEWEST_PLANS.many) return 'many';
  if (plans >= FEWEST_PLANS.some) return 'some';
  return plans >= FEWEST_PLANS.few ? 'few' : 'none';
}
