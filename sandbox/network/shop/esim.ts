import { z } from 'zod';

const Purchase = z.object({
  /** The network's number for this package on this eSIM. */
  id: z.number(),
  packageId: z.string(),
  orderId: z.number(),
  boughtAt: z.number(),
  /** Set by tests: megabytes used as of a moment. */
  adjustment: z.object({ at: z.number(), megabytes: z.number() }).nullable(),
});

/**
 * An eSIM that the network has sold. Times are sandbox milliseconds. Its later state is computed, not stored.
 */
export const Esim = z.object({
  id: z.number(),
  iccid: z.string(),
  orderId: z.number(),
  soldAt: z.number(),
  smdpAddress: z.string(),
  matchingId: z.string(),
  msisdn: z.string().nullable(),
  brand: z.string().nullable(),
  /** The first is the eSIM's own package, the others are top-ups, in order of purchase. */
  purchases: z.array(Purchase).min(1),
  /** Set by tests; otherwise the eSIM's seed determines when it connects. */
  connection: z.object({ at: z.number(), country: z.string(), inCountrySince: z.number() }).nullable(),
  isUnreadable: z.boolean(),
  /** Low-data notices up to this moment have been sent or dropped. */
  noticedUntil: z.number(),
  nextNoticeAt: z.number().nullable(),
});
export type Esim = z.infer<typeof Esim>;
export type Purchase = z.infer<typeof Purchase>;
