import { z } from 'zod';

/** Today's exchange rates, for a hint beside prices. Prices are charged in US dollars. */
export const CurrencyRatesResponse = z
  .object({
    /** Null: there is no table that is recent enough to be shown. */
    rates: z
      .object({
        day: z.iso.date(),
        /** Who published the table, as it names itself. */
        source: z.string(),
        /** Units of a currency for one US dollar, by its ISO code. */
        perDollar: z.record(z.string(), z.number().positive()),
      })
      .nullable(),
  })
  .meta({ id: 'CurrencyRates' });
export type CurrencyRatesResponse = z.infer<typeof CurrencyRatesResponse>;
