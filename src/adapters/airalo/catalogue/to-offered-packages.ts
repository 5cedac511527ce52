import type { OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';
import { regionOfCountry, regionOfMost } from '#core/catalogue/geography/country-regions.ts';
import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';
import { centsFromDollars } from '#core/money.ts';
import { dataAmountText } from './data-amount.ts';
import { networksText, operatorCoverages } from './operator-networks.ts';
import {
  PackageRows,
  type DestinationResponse,
  type OperatorResponse,
  type PackageResponse,
} from './package-responses.ts';

/** `unreadable` counts destinations, operators and packages that do not match the schema. */
export type Offered = Readonly<{ packages: readonly OfferedPackage[]; unreadable: number }>;

type Shared = Omit<Package, 'priceCents' | keyof OfPackage>;
type OfPackage = Pick<
  Package,
  | 'package_id'
  | 'type'
  | 'data_amount'
  | 'validity_days'
  | 'minimumPriceCents'
  | 'sms'
  | 'voice'
  | 'is_popular'
  | 'is_unlimited'
  | 'fair_usage_policy'
>;

const MAX_FEATURES = 10;
const MAX_FEATURE_LENGTH = 200;

/** One destination of the network's JSON as rows of our table. Unreadable parts are left out and counted. */
export function toOfferedPackages(row: unknown): Offered {
  const destination = PackageRows.Destination.safeParse(row);
  if (!destination.success) return { packages: [], unreadable: 1 };
  const parts = destination.data.operators.map((operator) => ofOperator(destination.data, operator));
  return {
    packages: parts.flatMap((part) => part.packages),
    unreadable: parts.reduce((sum, part) => sum + part.unreadable, 0),
  };
}

function ofOperator(destination: DestinationResponse, row: unknown): Offered {
  const operator = PackageRows.Operator.safeParse(row);
  if (!operator.success) return { packages: [], unreadable: 1 };
  const shared = sharedColumns(destination, operator.data);
  const parsed = operator.data.packages.map((one) => PackageRows.Package.safeParse(one));
  const packages = parsed.flatMap(({ data }) => (data === undefined ? [] : [toOffered(shared, data)]));
  return { packages, unreadable: parsed.length - packages.length };
}

function toOffered(shared: Shared, response: PackageResponse): OfferedPackage {
  const isUnlimited = response.is_unlimited === true;
  return {
    package: {
      ...shared,
      package_id: response.id,
      type: response.type,
      data_amount: dataAmountText({
        is_unlimited: isUnlimited,
        amount: response.amount,
        data: response.data,
      }),
      validity_days: response.day === 0 ? null : response.day,
      minimumPriceCents: centsFromDollars(response.price),
      sms: response.text,
      voice: response.voice,
      is_popular: false,
      is_unlimited: isUnlimited,
      fair_usage_policy: response.fair_usage_policy,
    },
    netPriceCents: response.net_price == null ? null : centsFromDollars(response.net_price),
  };
}

function sharedColumns(destination: DestinationResponse, operator: OperatorResponse): Shared {
  const coverage = coverageType(destination, operator);
  const countries = [...new Set(operator.countries.map((country) => country.country_code.toUpperCase()))];
  return {
    country_region: destination.title,
    slug: destination.slug,
    country_code: coverage === 'local' ? countryCode(destination, countries) : null,
    region: regionKey(coverage, destination, countries),
    coverage_type: coverage,
    operator: operator.title,
    networks: networksText(operator.coverages),
    operator_coverages: operatorCoverages(operator.coverages),
    countries,
    operator_countries: operator.countries.map(({ title, country_code }) => ({ title, country_code })),
    features: operator.info
      .map((line) => line.trim().slice(0, MAX_FEATURE_LENGTH))
      .filter((line) => line !== '')
      .slice(0, MAX_FEATURES),
    activation_policy: operator.activation_policy,
    install_window_days: operator.install_window_days,
    topup_grace_window_days: operator.topup_grace_window_days,
    is_rechargeable: operator.rechargeability === true,
    other_info: operator.other_info,
  };
}

/**
 * The network distinguishes only local and global; "global" is a region unless its name says it is the world.
 */
function coverageType({ slug, title }: DestinationResponse, { type }: OperatorResponse): CoverageType {
  if (type === 'local') return 'local';
  return /\b(world|worldwide|global)\b/i.test(`${slug} ${title}`) ? 'global' : 'regional';
}

function countryCode({ country_code }: DestinationResponse, countries: readonly string[]): string | null {
  const code = (country_code || (countries[0] ?? '')).slice(0, 2).toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

function regionKey(
  coverage: CoverageType,
  destination: DestinationResponse,
  countries: readonly string[],
): string | null {
  if (coverage === 'global') return 'global';
  if (coverage === 'local') return regionOfCountry(countryCode(destination, countries) ?? '');
  return namedRegion(destination.slug) ?? regionOfMost(countries);
}

/** A region's name decides before its countries do: "Middle East and North Africa" is middle_east. */
function namedRegion(slug: string): string | null {
  const words: readonly (readonly [RegExp, string])[] = [
    [/middle-east|\bgulf\b|\bgcc\b|\bmena\b/, 'middle_east'],
    [/america|caribbean/, 'americas'],
    [/europe|balkan|nordic/, 'europe'],
    [/asia/, 'asia'],
    [/africa/, 'africa'],
    [/oceania|pacific/, 'oceania'],
  ];
  return words.find(([word]) => word.test(slug))?.[1] ?? null;
}
