import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';
import type { PlanBadge } from '#core/plans/plan-badges.ts';

/** What a plan's card is sent: finished texts in the page's language, and nothing it does not show or put in a cart. */
export type PlanCardView = Readonly<{
  id: string;
  title: string;
  country: string;
  /** The English path of its destination's page. */
  path: string;
  countryCode: string | null;
  coverageType: CoverageType;
  packageType: PackageType;
  data: string;
  validity: string;
  price: string;
  priceDollars: number;
  operator: string;
  /** "National", "Regional", "Global". */
  coverage: string;
  /** "Our rating: 4.8". */
  rating: string;
  networks: string;
  /** "39 countries" on a plan for several, null on a plan for one. */
  countries: string | null;
  /** Calls and texts included. */
  extras: readonly string[];
  /** What an unlimited plan gives at full speed; null on any other. */
  fairUse: string | null;
  daysStart: string;
  /** What a buyer must have; null when nothing. */
  note: string | null;
  badges: readonly PlanBadge[];
}>;

type Differences = Pick<PlanCardView, 'countries' | 'operator' | 'extras'>;

/** What tells plans of one destination, size and length apart: "53 countries", "Eurolink", "20 SMS". */
export function planDifferences({ countries, operator, extras }: Differences): readonly string[] {
  return [...(countries === null ? [] : [countries, operator]), ...extras];
}

/** Enough to tell it from every other plan of a list: "Europe eSIM, 1 GB, 3 Days, 53 countries, Eurolink". */
export function planName(plan: PlanCardView): string {
  return [plan.title, plan.data, plan.validity, ...planDifferences(plan)].join(', ');
}

/** The English path of a plan's own page. */
export function planPath({ path, id }: Pick<PlanCardView, 'path' | 'id'>): string {
  return `${path}/${encodeURIComponent(id)}`;
}
