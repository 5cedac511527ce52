import type { Cart } from '#core/cart/cart.ts';
import type { CheckoutCalls } from '#core/checkout/submit-checkout.ts';
import type { CreateCheckoutBody } from '#contract/orders/checkout.ts';
import { postJson } from '../../api/api-client.ts';
import { fetchAvailability } from '../../api/fetch-availability.ts';
import { createPayment } from '../../checkout/create-payment.ts';
import { readCaptured } from '../../checkout/parse-checkout-responses.ts';
import type { SubmitKeys } from '../../checkout/submit-keys.ts';
import { leadOf } from './lead/lead-of.ts';

/** `body` contains the same `items`, as the API receives them. */
type Needs = Readonly<{
  anonKey: string;
  items: Cart;
  body: CreateCheckoutBody;
  keys: SubmitKeys;
  /** The box for a reminder of the cart is ticked. */
  isReminderWanted: boolean;
}>;

const LEAD_TIMEOUT_MS = 3000;

export function checkoutCalls({ anonKey, items, body, keys, isReminderWanted }: Needs): CheckoutCalls {
  const reminderLanguage = isReminderWanted ? body.language : null;
  return {
    validate: () => fetchAvailability(items, { anonKey, cartId: body.cartId ?? null }),
    captureLead: () =>
      postJson('/api/capture-lead', leadOf({ email: body.email, items, reminderLanguage }), {
        anonKey,
        timeoutMs: LEAD_TIMEOUT_MS,
        read: readCaptured,
      }),
    create: () => createPayment('/api/create-checkout', body, { anonKey, keys }),
  };
}
