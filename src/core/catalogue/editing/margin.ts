import { packagePriceCents } from '../packages/package-price.ts';
import type { EditedPackage, StaffValues } from './edited-package.ts';

export type Margin = Readonly<{
  cents: number;
  /** Of the price, rounded to whole percent. */
  percent: number;
}>;

const PERCENT = 100;

/** What remains of a sale after our cost. Null: the cost is not known. */
export function marginOf(priceCents: number, netPriceCents: number | null): Margin | null {
  if (netPriceCents === null) return null;
  const cents = priceCents - netPriceCents;
  // A tiny loss is not shown as "-0 %".
  return { cents, percent: Math.round((cents * PERCENT) / priceCents) || 0 };
}

type Priced = Pick<EditedPackage, 'networkPriceCents' | 'netPriceCents'>;

export function chargedCents(
  { networkPriceCents }: Pick<Priced, 'networkPriceCents'>,
  { ownPriceCents }: Pick<StaffValues, 'ownPriceCents'>,
): number {
  return packagePriceCents(networkPriceCents, ownPriceCents);
}

export function isBelowCost(item: Priced, values: Pick<StaffValues, 'ownPriceCents'>): boolean {
  return item.netPriceCents !== null && chargedCents(item, values) < item.netPriceCents;
}

/** Whether a change of the price, and not something before it, makes every sale lose money. Somebody must confirm it. */
export function beginsToLose(item: Priced & Pick<EditedPackage, 'values'>, after: StaffValues): boolean {
  return chargedCents(item, item.values) !== chargedCents(item, after) && isBelowCost(item, after);
}
