import type { RateStore } from '#core/currency/update-rates.ts';

/** No exchange rates were read yet. */
export const noRates: Pick<RateStore, 'read'> = {
  read: () => Promise.resolve({ table: null, failingSince: null }),
};
