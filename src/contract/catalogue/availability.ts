import { z } from 'zod';
import { storableText } from '../storable-text.ts';

export const MOST_LINES = 100;
/** More than any traveller needs. A typing error or an attack is refused before it causes costs. */
export const MOST_OF_ONE_PACKAGE = 100;

/** Per order: as many as one email can contain and the network delivers in time. */
export const MOST_UNITS = 100;

export const PackageId = storableText(200).min(1);
export const Quantity = z.int().min(1).max(MOST_OF_ONE_PACKAGE);

export const ValidatePackagesBody = z.object({
  packages: z.array(z.object({ packageId: PackageId, quantity: Quantity })).max(MOST_LINES),
  /** The cart these packages are in. Stock held by that cart's own unpaid checkout counts as available. */
  cartId: z.uuid().nullish(),
});

/** Why a package cannot be bought, as a code. The browser shows the text in the visitor's language. */
export const UNAVAILABLE = ['not-found', 'withdrawn', 'out-of-stock', 'short-stock', 'needs-esim'] as const;

export const PackageAvailability = z
  .object({
    packageId: z.string(),
    isValid: z.boolean(),
    /** Null when it is valid. */
    code: z.enum(UNAVAILABLE).nullable(),
    /** In English; null when it is valid. */
    message: z.string().nullable(),
    /** Null: not limited, or we do not sell this package. */
    availableStock: z.int().nullable(),
  })
  .meta({ id: 'PackageAvailability' });
export type PackageAvailability = z.infer<typeof PackageAvailability>;

/** One result per requested line, in the same order. Lines of the same package are counted together. */
export const ValidatePackagesResponse = z.object({
  valid: z.boolean(),
  results: z.array(PackageAvailability),
});
export type ValidatePackagesResponse = z.infer<typeof ValidatePackagesResponse>;
