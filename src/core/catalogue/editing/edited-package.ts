import type { Package } from '../packages/package.ts';

/** What staff decide about a package. It is stored apart from what the network sends, so a sync never changes it. */
export type StaffValues = Readonly<{
  /** Null: the network's price is charged. */
  ownPriceCents: number | null;
  /** Null: not limited. */
  availableStock: number | null;
  isPopular: boolean;
  /** Not shown and not sold, although the network offers it. */
  isHidden: boolean;
}>;

export type StaffField = keyof StaffValues;
export const STAFF_FIELDS = [
  'ownPriceCents',
  'availableStock',
  'isPopular',
  'isHidden',
] as const satisfies readonly StaffField[];

/** A package as staff edit it. Only admins may see the net price. */
export type EditedPackage = Readonly<{
  packageId: string;
  described: Pick<
    Package,
    | 'type'
    | 'country_region'
    | 'country_code'
    | 'coverage_type'
    | 'data_amount'
    | 'validity_days'
    | 'is_unlimited'
    | 'operator'
  >;
  isWithdrawn: boolean;
  /** The price that the network suggests. */
  networkPriceCents: number;
  /** Our cost; null: the network did not say. */
  netPriceCents: number | null;
  values: StaffValues;
  /** Changes with every edit, but not with a sale. 0: never edited. */
  edition: number;
}>;

/** The fields in which two versions differ. */
export function changedFields(before: StaffValues, after: StaffValues): readonly StaffField[] {
  return STAFF_FIELDS.filter((field) => before[field] !== after[field]);
}
