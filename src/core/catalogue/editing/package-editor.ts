import type { CoverageType, PackageType } from '../packages/package.ts';
import type { EditedPackage, StaffValues } from './edited-package.ts';

/** Lists that staff look at; `withdrawn` packages are in no other list. */
export const PACKAGE_LISTS = [
  'all',
  'own-price',
  'below-cost',
  'limited',
  'sold-out',
  'popular',
  'hidden',
  'withdrawn',
] as const;
export type PackageListName = (typeof PACKAGE_LISTS)[number];

/** `margin`: the smallest percentage first, packages without a known cost last. */
export const PACKAGE_ORDERS = ['name', 'price', 'margin'] as const;
export type PackageOrder = (typeof PACKAGE_ORDERS)[number];

export type PackageFilter = Readonly<{
  /** A destination in any language, an amount of data, an operator, a part of an id. */
  search: string;
  type: PackageType | null;
  coverage: CoverageType | null;
  list: PackageListName;
  order: PackageOrder;
  /** The id of the last package of the page before. */
  after: string | null;
  most: number;
}>;

export type PackageCounts = Readonly<Record<PackageListName, number>>;

export type PackageEdit = Readonly<{
  packageId: string;
  seen: Readonly<{ edition: number; availableStock: number | null }>;
  wanted: StaffValues;
  /** Somebody knows that the price is below our cost. */
  isLossConfirmed: boolean;
  by: string;
  at: Date;
}>;

export type PackageEditOutcome =
  | Readonly<{ kind: 'saved'; now: EditedPackage }>
  | Readonly<{ kind: 'not-found' }>
  /** The network does not sell it any more. */
  | Readonly<{ kind: 'withdrawn' }>
  /** Nothing was saved: every sale would lose money, and nobody confirmed it. */
  | Readonly<{ kind: 'below-cost'; now: EditedPackage }>
  /** Nothing was saved: another person saved first. */
  | Readonly<{ kind: 'edited-meanwhile'; now: EditedPackage }>;

/** The catalogue as staff see and edit it. */
export interface PackageEditor {
  list(filter: PackageFilter): Promise<readonly EditedPackage[]>;
  /** How many packages each list has, whatever is searched. */
  counts(): Promise<PackageCounts>;
  /** May be repeated. Units sold since `seen` stay sold. Every web process sells at the new values after it. */
  save(edit: PackageEdit): Promise<PackageEditOutcome>;
  /** Every package on sale or hidden, by destination, for the export. */
  all(): Promise<readonly EditedPackage[]>;
}
