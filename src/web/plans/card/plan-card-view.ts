import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';
import type { PlanBadge } from '#core/plans/plan-badges.ts';
import type { PlanMark } from '#core/plans/plan-marks.ts';

/**
 * The data sent for a plan's card: finished texts in the page's language, and only what it shows or puts into the
 * cart.
 */
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
  priceCents: number;
  /** "$3.00 / GB", or per day where the data is not limited. */
  unitPrice: string;
  operator: string;
  /** "National", "Regional", "Global". */
  coverage: string;
  /** "Our rating: 4.8". */
  rating: string;
  networks: string;
  /** "39 countries" on a plan for several, null on a plan for one. */
  countries: string | null;
  /** Included calls and texts. */
  extras: readonly string[];
  /** Rules that most plans do not have, on a plan for several countries: "no top-ups". */
  terms: readonly string[];
  /** The full-speed data of an unlimited plan; null on any other. */
  fairUse: string | null;
  daysStart: string;
  /** What a buyer must already have; null when nothing. */
  note: string | null;
  badges: readonly Readonly<{ kind: PlanBadge; text: string }>[];
  marks: readonly PlanMark[];
}>;

type Differences = Pick<PlanCardView, 'countries' | 'operator' | 'extras'>;

/** The differences between plans of one destination, size and length: "53 countries", "Eurolink", "20 SMS". */
export function planDifferences({ countries, operator, extras }: Differences): readonly string[] {
  return [...(countries === null ? [] : [countries, operator]), ...extras];
}

/** A name that is unique within a list: "Europe eSIM, 1 GB, 3 Days, 53 countries, Eurolink". */
export function planName(plan: PlanCardView): string {
  return [plan.title, plan.data, plan.validity, ...planDifferences(plan)].join(', ');
}

/** The English path of a plan's page. */
export function planPath({ path, id }: Pick<PlanCardView, 'path' | 'id'>): string {
  return `${path}/${encodeURIComponent(id)}`;
}
