import { z } from 'zod';

/** The caller's probable country: a guess from the IP address or the proxy's header. It is not stored. */
export const DetectCountryResponse = z
  .object({
    /** ISO 3166 alpha-2; null when unknown, for example on a private network. */
    country: z.string().length(2).nullable(),
    is_spanish_speaking: z.boolean(),
  })
  .meta({ id: 'VisitorCountry' });
export type DetectCountryResponse = z.infer<typeof DetectCountryResponse>;
