import { namedGigabytes } from '#core/catalogue/packages/data-amount.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { DEFAULT_VALIDITY_DAYS } from './plan.ts';

/** Rounded to whole cents. `perGigabyteCents` is null without an amount to divide by: unlimited, or not stated. */
export type UnitPrices = Readonly<{ perGigabyteCents: number | null; perDayCents: number }>;

type Priced = Pick<Package, 'priceCents' | 'data_amount' | 'is_unlimited' | 'validity_days'>;

/** The price per gigabyte and per day, to compare plans of different sizes. */
export function unitPrices({ priceCents, data_amount, is_unlimited, validity_days }: Priced): UnitPrices {
  const gigabytes = is_unlimited ? null : namedGigabytes(data_amount);
  return {
    perGigabyteCents: gigabytes === null || gigabytes === 0 ? null : wholeCents(priceCents, gigabytes),
    perDayCents: wholeCents(priceCents, Math.max(1, validity_days ?? DEFAULT_VALIDITY_DAYS)),
  };
}

/** A price that is not zero is never rounded down to zero. */
function wholeCents(cents: number, units: number): number {
  return cents === 0 ? 0 : Math.max(1, Math.round(cents / units));
}
