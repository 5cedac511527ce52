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

/** An eSIM the network has sold. Times are sandbox milliseconds. What became of it since is computed, not stored. */
export const Esim = z.object({
  id: z.number(),
  iccid: z.string(),
  orderId: z.number(),
  soldAt: z.number(),
  smdpAddress: z.string(),
  matchingId: z.string(),
  msisdn: z.string().nullable(),
  brand: z.string().nullable(),
  /** The first is the eSIM's own package, the rest are top-ups, in the order they were bought. */
  purchases: z.array(Purchase).min(1),
  /** Set by tests; without it the eSIM connects when its seed says. */
  connection: z.object({ at: z.number(), country: z.string(), inCountrySince: z.number() }).nullable(),
  isUnreadable: z.boolean(),
  /** Notices of low data up to this moment have been sent or missed. */
  noticedUntil: z.number(),
  nextNoticeAt: z.number().nullable(),
});
export type Esim = z.infer<typeof Esim>;
export type Purchase = z.infer<typeof Purchase>;
