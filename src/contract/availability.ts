import { z } from 'zod';
import { storableText } from './storable-text.ts';

export const MOST_LINES = 100;
/** More than anyone travels with; a typing error or an attack is refused before it costs us anything. */
export const MOST_OF_ONE_PACKAGE = 100;

/** In one order: as many as its mail can carry and the network delivers in time. */
export const MOST_UNITS = 100;

export const PackageId = storableText(200).min(1);
export const Quantity = z.int().min(1).max(MOST_OF_ONE_PACKAGE);

export const ValidatePackagesBody = z.object({
  packages: z.array(z.object({ packageId: PackageId, quantity: Quantity })).max(MOST_LINES),
  /** Of the cart they are in: what its own unpaid checkout holds is not taken by somebody else. */
  cartId: z.uuid().nullish(),
});

/** Why a package cannot be had, for programs: the browser says it in the visitor's language. */
export const UNAVAILABLE = ['not-found', 'withdrawn', 'out-of-stock', 'short-stock', 'needs-esim'] as const;

export const PackageAvailability = z
  .object({
    packageId: z.string(),
    isValid: z.boolean(),
    /** Null when it is valid. */
    code: z.enum(UNAVAILABLE).nullable(),
    /** In English; null when it is valid. */
    message: z.string().nullable(),
    /** Null: not limited, or not ours to sell. */
    availableStock: z.int().nullable(),
  })
  .meta({ id: 'PackageAvailability' });
export type PackageAvailability = z.infer<typeof PackageAvailability>;

/** One result per requested line, in the order asked. Lines of one package are counted together. */
export const ValidatePackagesResponse = z.object({
  valid: z.boolean(),
  results: z.array(PackageAvailability),
});
export type ValidatePackagesResponse = z.infer<typeof ValidatePackagesResponse>;
