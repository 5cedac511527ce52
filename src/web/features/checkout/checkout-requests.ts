import { totalCents, type CartItem } from '#core/cart/cart.ts';
import type { CouponResponse } from '#core/checkout/coupon.ts';
import type { CallFailure } from '#core/checkout/explain-failure.ts';
import type { CheckoutCalls } from '#core/checkout/submit-checkout.ts';
import type { Language } from '#core/language.ts';
import type { CreateCheckoutResponse, CreateCheckoutBody } from '#contract/checkout.ts';
import type { ValidateDiscountBody } from '#contract/discounts.ts';
import { postJson, type Posted } from '../../api/api-client.ts';
import { fetchAvailability } from '../../api/fetch-availability.ts';
import { readCaptured, readCoupon, readMade } from './parse-checkout-responses.ts';
import { leadOf } from './lead/lead-of.ts';
import type { SubmitKeys } from './submit-keys.ts';

export type CheckoutBody = Omit<CreateCheckoutBody, 'items'> & { items: CartItem[] };

type Needs = Readonly<{ anonKey: string; body: CheckoutBody; keys: SubmitKeys }>;

/**
 * With these errors the key can never start a payment again: the session ended, or the key belongs to another cart.
 */
const SPENT_KEY = ['checkout-closed', 'key-reused'];

const LEAD_PATIENCE_MS = 3000;
const PATIENCE_MS = 30_000;

export function checkoutCalls({ anonKey, body, keys }: Needs): CheckoutCalls {
  return {
    validate: () => fetchAvailability(body.items, { anonKey, cartId: body.cartId ?? null }),
    captureLead: () =>
      postJson('/api/capture-lead', leadOf(body), {
        anonKey,
        patienceMs: LEAD_PATIENCE_MS,
        read: readCaptured,
      }),
    async create() {
      const send = (key: string) =>
        postJson('/api/create-checkout', body, {
          anonKey,
          headers: { 'idempotency-key': key },
          patienceMs: PATIENCE_MS,
          read: readMade,
        });
      try {
        const first = await send(keys.current());
        return madeOf(isKeySpent(first) ? await send(keys.renew()) : first);
      } catch (error) {
        return noResponse(error);
      }
    },
  };
}

/** The language of the discount's description. */
type CouponNeeds = Readonly<{ anonKey: string; language: Language }>;

/** Null: the shop could not be reached. */
export async function validateCoupon(
  code: string,
  items: readonly CartItem[],
  { anonKey, language }: CouponNeeds,
): Promise<CouponResponse | null> {
  const body: ValidateDiscountBody = {
    p_code: code,
    p_cart_items: items.map(({ packageId, price, quantity }) => ({ packageId, price, quantity })),
    p_subtotal: totalCents(items) / 100,
  };
  try {
    const posted = await postJson('/api/rpc/validate_discount_code', body, {
      anonKey,
      headers: { 'accept-language': language },
      patienceMs: PATIENCE_MS,
      read: readCoupon,
    });
    return posted.kind === 'answered' ? posted.response : null;
  } catch {
    return null;
  }
}

function madeOf(posted: Posted<CreateCheckoutResponse>): Awaited<ReturnType<CheckoutCalls['create']>> {
  return posted.kind === 'answered' ? { kind: 'made', url: posted.response?.url ?? null } : posted;
}

function isKeySpent(posted: Posted<unknown>): boolean {
  return posted.kind === 'refused' && SPENT_KEY.includes(posted.code);
}

function noResponse(error: unknown): CallFailure {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'no-answer', message, isTypeError: error instanceof TypeError };
}
