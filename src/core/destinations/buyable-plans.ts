/**
 * The plans whose price a page may state as "from": those that are not sold out. When every plan is sold out, all of
 * them, so that a destination never loses its price.
 */
export function buyablePlans<Plan extends Readonly<{ package_id: string }>>(
  plans: readonly Plan[],
  isSoldOut: (packageId: string) => boolean,
): readonly Plan[] {
  const buyable = plans.filter(({ package_id }) => !isSoldOut(package_id));
  return buyable.length === 0 ? plans : buyable;
}
