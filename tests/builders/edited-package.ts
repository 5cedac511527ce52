import type { EditedPackage, StaffValues } from '#core/catalogue/editing/edited-package.ts';

/** What staff decided about a package: nothing, unless a test says so. */
export function someStaffValues(changes: Partial<StaffValues> = {}): StaffValues {
  return { ownPriceCents: null, availableStock: null, isPopular: false, isHidden: false, ...changes };
}

type Changes = Partial<Omit<EditedPackage, 'values'>> & Readonly<{ values?: Partial<StaffValues> }>;

export function anEditedPackage({ values, ...changes }: Changes = {}): EditedPackage {
  return {
    packageId: 'moshi-moshi-7days-5gb',
    described: {
      type: 'sim',
      country_region: 'Japan',
      country_code: 'JP',
      coverage_type: 'local',
      data_amount: '5 GB',
      validity_days: 7,
      is_unlimited: false,
      operator: 'Moshi Moshi',
    },
    isWithdrawn: false,
    networkPriceCents: 950,
    netPriceCents: 620,
    values: someStaffValues(values),
    edition: 0,
    ...changes,
  };
}
