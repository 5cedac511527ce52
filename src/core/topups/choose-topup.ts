import { compareDistances, dataDistance } from '#core/plans/chooser/nearest-plan.ts';

type Offer = Readonly<{ packageId: string; megabytes: number | null; priceCents: number }>;

/** The only cheapest one per gigabyte; null when there is nothing to compare or several cost the same. */
export function bestPricePerGigabyte(offers: readonly Offer[]): string | null {
  const limited = offers.flatMap(({ packageId, megabytes, priceCents }) =>
    megabytes === null || megabytes <= 0 ? [] : [{ packageId, unitPrice: priceCents / megabytes }],
  );
  if (limited.length < 2) return null;
  const lowest = Math.min(...limited.map(({ unitPrice }) => unitPrice));
  const [best, another] = limited.filter(({ unitPrice }) => unitPrice === lowest);
  return best === undefined || another !== undefined ? null : best.packageId;
}

type Preferences = Readonly<{
  /** The package of the card that the customer pressed. */
  packageId: string | null;
  /** The data of the customer's plan: `unlimited`, or null when the plan is not known. */
  planMegabytes: number | 'unlimited' | null;
}>;

/**
 * The top-up selected at first: the one the customer pressed if this eSIM takes it, otherwise the one nearest in size to
 * the plan they chose before. Of two equally near ones the cheaper is selected, and the cheapest after unlimited data.
 * Null when the plan is not known: nothing says how much its customer wants.
 */
export function chooseTopup<One extends Offer>(
  offers: readonly One[],
  { packageId, planMegabytes }: Preferences,
): One | null {
  const wanted = offers.find((offer) => offer.packageId === packageId);
  if (wanted !== undefined) return wanted;
  if (planMegabytes === null) return null;
  const byPrice = offers.toSorted((one, other) => one.priceCents - other.priceCents);
  if (planMegabytes === 'unlimited') return byPrice[0] ?? null;
  const distance = ({ megabytes }: Offer) => dataDistance(megabytes, planMegabytes);
  return byPrice.toSorted((one, other) => compareDistances(distance(one), distance(other)))[0] ?? null;
}
