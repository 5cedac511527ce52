import { z } from 'zod';
import {
  DATA_SIZES,
  LIST_ORDERS,
  PLANS_PER_PAGE,
  REGIONS,
  SERVICES,
} from '#core/catalogue/packages/filters.ts';
import { COVERAGE_TYPES, PACKAGE_TYPES, type Package } from '#core/catalogue/packages/package.ts';
import { LANGUAGES } from '#core/language.ts';

export const SEARCH_LETTERS = 100;
export const MOST_PLANS_AT_ONCE = 100;
export const MOST_IDS_AT_ONCE = 200;
const LONGEST_FILTER_DAYS = 365;

const count = z.int().min(0);

/** The fields of a package that core has in cents. */
type Dollars = Readonly<{ minimum_selling_price: number; price: number }>;

/** A row of `packages`, with prices in dollars. A key outside this list, above all our cost, is never sent. */
export const PackageRow = z
  .object({
    package_id: z.string(),
    type: z.enum(PACKAGE_TYPES),
    country_region: z.string(),
    slug: z.string(),
    country_code: z.string().nullable(),
    region: z.string().nullable(),
    coverage_type: z.enum(COVERAGE_TYPES),
    data_amount: z.string(),
    validity_days: z.int().nullable(),
    minimum_selling_price: z.number(),
    price: z.number(),
    sms: count,
    voice: count,
    operator: z.string(),
    networks: z.string().nullable(),
    operator_coverages: z
      .array(
        z.object({
          name: z.string(),
          code: z.string(),
          networks: z.array(z.object({ name: z.string(), types: z.array(z.string()).readonly() })).readonly(),
        }),
      )
      .readonly(),
    countries: z.array(z.string()).readonly(),
    operator_countries: z.array(z.object({ title: z.string(), country_code: z.string() })).readonly(),
    features: z.array(z.string()).readonly(),
    is_popular: z.boolean(),
    is_unlimited: z.boolean(),
    activation_policy: z.string().nullable(),
    install_window_days: z.int().nullable(),
    topup_grace_window_days: z.int().nullable(),
    is_rechargeable: z.boolean(),
    fair_usage_policy: z.string().nullable(),
    other_info: z.string().nullable(),
  })
  .meta({ id: 'Package' }) satisfies z.ZodType<Omit<Package, 'minimumPriceCents' | 'priceCents'> & Dollars>;
export type PackageRow = z.infer<typeof PackageRow>;

/** A number in a query is text. Anything but plain digits is refused; the server does not guess. */
function wholeNumber(most: number, otherwise: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/, `must be a whole number from 0 to ${most}`)
    .transform(Number)
    .refine((value) => value <= most, `must be at most ${most}`)
    .default(otherwise);
}

export const SearchText = z
  .string('must be given')
  .max(SEARCH_LETTERS, `must be at most ${SEARCH_LETTERS} characters long`);

export const PackagesQuery = z.object({
  type: z.enum(PACKAGE_TYPES, `must be one of ${PACKAGE_TYPES.join(', ')}`).default('sim'),
  region: z.enum(REGIONS, `must be one of ${REGIONS.join(', ')}`).default('all'),
  data: z.enum(DATA_SIZES, `must be one of ${DATA_SIZES.join(', ')}`).default('all'),
  service: z.enum(SERVICES, `must be one of ${SERVICES.join(', ')}`).default('all'),
  search: SearchText.default(''),
  coverage: z.enum(COVERAGE_TYPES, `must be one of ${COVERAGE_TYPES.join(', ')}`).optional(),
  trip: wholeNumber(LONGEST_FILTER_DAYS, 0),
  sort: z.enum(LIST_ORDERS, `must be one of ${LIST_ORDERS.join(', ')}`).default('price'),
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`).default('en'),
  offset: wholeNumber(1_000_000, 0),
  limit: wholeNumber(MOST_PLANS_AT_ONCE, PLANS_PER_PAGE).refine((value) => value > 0, 'must be at least 1'),
});
/** A row of a list. `is_best_value`: it carries the badge. */
export const ListedPackage = PackageRow.extend({ is_best_value: z.boolean() }).meta({ id: 'ListedPackage' });

export const PackagesResponse = z.object({ packages: z.array(ListedPackage) });
export type PackagesResponse = z.infer<typeof PackagesResponse>;

export const PackageCountQuery = PackagesQuery.omit({
  sort: true,
  language: true,
  offset: true,
  limit: true,
});
export const PackageCountResponse = z.object({ count: z.int() });
export type PackageCountResponse = z.infer<typeof PackageCountResponse>;

export const InventoryQuery = z.object({
  ids: z
    .string('must be given')
    .transform((ids) => ids.split(',').filter((id) => id !== ''))
    .refine((ids) => ids.length <= MOST_IDS_AT_ONCE, `must name at most ${MOST_IDS_AT_ONCE} packages`),
});
export const InventoryResponse = z.object({
  inventory: z.array(z.object({ package_id: z.string(), price_cents: z.int() })),
});
export type InventoryResponse = z.infer<typeof InventoryResponse>;
