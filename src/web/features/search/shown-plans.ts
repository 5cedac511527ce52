import type { SuggestedPlan } from './suggester.ts';

const SHOWN = 5;

/** The first few plans, cheapest first as received; of two that would look the same only the first. */
export function shownPlans(plans: readonly SuggestedPlan[]): readonly SuggestedPlan[] {
  const seen = new Set<string>();
  return plans
    .filter(({ name, data, days, countries, minutes, texts }) => {
      const content = JSON.stringify([name, data, days, countries, minutes, texts]);
      if (seen.has(content)) return false;
      seen.add(content);
      return true;
    })
    .slice(0, SHOWN);
}
