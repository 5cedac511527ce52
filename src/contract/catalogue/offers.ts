import { z } from 'zod';
import { MOST_LINES } from './availability.ts';
import { isStorable, NOT_STORABLE } from '../storable-text.ts';
import { PackageRow } from './packages.ts';

export const OffersQuery = z.object({
  ids: z
    .string('must be given')
    .refine(isStorable, NOT_STORABLE)
    .transform((ids) => ids.split(',').filter((id) => id !== ''))
    .refine((ids) => ids.length <= MOST_LINES, `must name at most ${MOST_LINES} packages`),
});

/** A package as it is sold now. A cart that was filled earlier is compared with it. */
export const PackageOffer = PackageRow.pick({
  package_id: true,
  type: true,
  country_region: true,
  country_code: true,
  coverage_type: true,
  data_amount: true,
  is_unlimited: true,
  validity_days: true,
  activation_policy: true,
  install_window_days: true,
  topup_grace_window_days: true,
  countries: true,
  operator: true,
  sms: true,
  voice: true,
})
  .extend({ price_cents: z.int() })
  .meta({ id: 'PackageOffer' });

export const OffersResponse = z.object({ offers: z.array(PackageOffer) });
export type OffersResponse = z.infer<typeof OffersResponse>;
