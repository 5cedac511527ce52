import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';

/** A package as a visitor sees it, in one language. */
export type Plan = Readonly<{
  id: string;
  title: string;
  /** The destination's name in the visitor's language. */
  country: string;
  countryCode: string | null;
  data: string;
  validity: string;
  priceCents: number;
  /** Our cost is never shown: always 0. */
  netPriceCents: 0;
  coverage: string;
  rating: typeof OUR_RATING;
  features: readonly string[];
  operator: string;
  networks: string;
  sms: number;
  voice: number;
  packageId: string;
  packageType: PackageType;
  coverageType: CoverageType;
  region: string | null;
  isPopular: boolean;
  validityDays: number;
  /** ISO codes. */
  supportedCountries: readonly string[];
}>;

/** Shown as our own rating beside a plan, never as reviews. */
export const OUR_RATING = 4.8;

export const DEFAULT_VALIDITY_DAYS = 30;

export const MAX_FEATURES = 4;

/** The texts of a plan, in the visitor's language. */
export interface PlanWords {
  title(plan: Readonly<{ type: PackageType; coverage_type: CoverageType }>, country: string): string;
  validity(days: number): string;
  coverage(type: CoverageType): string;
  unlimited(): string;
  /** Used when a package lists no networks. */
  anyNetworks(): string;
  defaultFeatures(): readonly string[];
  getNowActivateOnArrival(): string;
}
