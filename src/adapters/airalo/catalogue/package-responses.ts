import { z } from 'zod';

const Text = z
  .string()
  .nullish()
  .transform((text) => (text?.trim() ?? '') || null);
const Count = z.coerce
  .number()
  .min(0)
  .nullish()
  .transform((count) => Math.round(count ?? 0));
const Days = z.coerce
  .number()
  .int()
  .min(0)
  .nullish()
  .transform((days) => days ?? null);

const Package = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['sim', 'topup']),
  /** Dollars, the lowest price we may sell at. Zero or negative is a mistake, never an offer. */
  price: z.coerce.number().positive().max(100_000),
  net_price: z.coerce.number().min(0).nullish(),
  amount: Count,
  day: Days,
  is_unlimited: z.boolean().nullish(),
  data: Text,
  voice: Count,
  text: Count,
  fair_usage_policy: Text,
});
export type PackageResponse = z.infer<typeof Package>;

const Network = z.object({
  name: z.string().min(1),
  types: z
    .array(z.string())
    .nullish()
    .transform((types) => types ?? []),
});

const Coverage = z.object({
  name: z.string(),
  code: z.string().nullish(),
  networks: z
    .array(Network)
    .nullish()
    .transform((networks) => networks ?? []),
});
export type CoverageResponse = z.infer<typeof Coverage>;

/** Packages stay unparsed here, so that one invalid package does not remove its whole operator. */
const Operator = z.object({
  type: z.enum(['local', 'global']),
  title: z.string().min(1),
  info: z
    .array(z.string())
    .nullish()
    .transform((lines) => lines ?? []),
  activation_policy: Text,
  rechargeability: z.boolean().nullish(),
  other_info: Text,
  coverages: z
    .array(Coverage)
    .nullish()
    .transform((coverages) => coverages ?? []),
  install_window_days: Days,
  topup_grace_window_days: Days,
  countries: z.array(z.object({ country_code: z.string(), title: z.string() })),
  packages: z.array(z.unknown()),
});
export type OperatorResponse = z.infer<typeof Operator>;

const Destination = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  country_code: z
    .string()
    .nullish()
    .transform((code) => code ?? ''),
  title: z.string().min(1),
  operators: z.array(z.unknown()),
});
export type DestinationResponse = z.infer<typeof Destination>;

/** From page 2 on the list may be an object whose keys are positions. */
export const PackagesPage = z.object({
  data: z.union([
    z.array(z.unknown()),
    z.record(z.string(), z.unknown()).transform((byIndex) => Object.values(byIndex)),
  ]),
  meta: z.object({
    last_page: z.coerce.number().int().min(1),
    /** Destinations in the whole catalogue, not packages. */
    total: z.coerce.number().int().min(0),
  }),
});

export const PackageRows = { Destination, Operator, Package };
