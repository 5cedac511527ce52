import * as z from 'zod/mini';
import {
  isBillingAddress,
  isBillingLine,
  MAX_BILLING_NAME_LENGTH,
  MAX_COUNTRY_LENGTH,
  MAX_TAX_NUMBER_LENGTH,
} from '#core/orders/history/billing-details.ts';

// What a customer types. Browsers load this with the form, so it is written with the small zod/mini.

const Line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most),
    z.refine((text) => isBillingLine(text)),
  );

/** In the order of the form: the first invalid field gets the focus. */
export const BillingFields = z.object({
  name: Line(MAX_BILLING_NAME_LENGTH).check(z.minLength(1)),
  address: z.string().check(z.refine((text) => isBillingAddress(text))),
  country: Line(MAX_COUNTRY_LENGTH),
  taxNumber: Line(MAX_TAX_NUMBER_LENGTH),
});
