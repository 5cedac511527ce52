import type { Package } from '#core/catalogue/packages/package.ts';
import type { Sales } from './sales.ts';

/** Below this, "most bought" would be chance. */
const FEWEST_SALES = 20;

/**
 * The plan of each destination that sold most often, by slug. A destination where two plans sold equally often has none, and
 * so has one whose best seller is sold out.
 */
export function mostBoughtPlans(
  plans: readonly Pick<Package, 'package_id' | 'slug'>[],
  { packagesSold, soldOut }: Pick<Sales, 'packagesSold' | 'soldOut'>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [slug, ofSlug] of Map.groupBy(plans, (plan) => plan.slug)) {
    const sold = (id: string): number => packagesSold.get(id) ?? 0;
    const [first, second] = ofSlug.map(({ package_id }) => package_id).toSorted((a, b) => sold(b) - sold(a));
    if (first === undefined || sold(first) < FEWEST_SALES || soldOut.has(first)) continue;
    if (second === undefined || sold(second) < sold(first)) found.set(slug, first);
  }
  return found;
}
