import { parseMegabytes } from './data-amount.ts';
import type { Package } from './package.ts';

/** The data of a package in whole megabytes. Null: unlimited, or not known. */
export function limitedMegabytes({
  is_unlimited,
  data_amount,
}: Pick<Package, 'is_unlimited' | 'data_amount'>): number | null {
  const megabytes = is_unlimited ? null : parseMegabytes(data_amount);
  return megabytes === null || !Number.isFinite(megabytes) ? null : Math.round(megabytes);
}
