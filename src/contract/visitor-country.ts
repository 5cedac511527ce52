import { z } from 'zod';

/** Where the caller seems to be. A guess from the address or the proxy's word for it; nothing of it is kept. */
export const DetectCountryResponse = z
  .object({
    /** ISO 3166 alpha-2; null when it is not known, as on a private network. */
    country: z.string().length(2).nullable(),
    is_spanish_speaking: z.boolean(),
  })
  .meta({ id: 'VisitorCountry' });
export type DetectCountryResponse = z.infer<typeof DetectCountryResponse>;
