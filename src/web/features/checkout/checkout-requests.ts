import { totalCents, type Cart } from '#core/cart/cart.ts';
import { storedItems } from '#core/cart/stored-items.ts';
import type { CouponResponse } from '#core/checkout/coupon.ts';
import type { CallFailure } from '#core/checkout/explain-failure.ts';
import type { CheckoutCalls } from '#core/checkout/submit-checkout.ts';
import type { Language } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { CreateCheckoutResponse, CreateCheckoutBody } from '#contract/checkout.ts';
import type { ValidateDiscountBody } from '#contract/discounts.ts';
import { postJson, type PostOutcome } from '../../api/api-client.ts';
import { fetchAvailability } from '../../api/fetch-availability.ts';
import { couponOf } from './coupon/coupon-of.ts';
import { readCaptured, readCoupon, readCreated } from './parse-checkout-responses.ts';
import { leadOf } from './lead/lead-of.ts';
import type { SubmitKeys } from './submit-keys.ts';

/** `body` contains the same `items`, as the API receives them. */
type Needs = Readonly<{ anonKey: string; items: Cart; body: CreateCheckoutBody; keys: SubmitKeys }>;

/**
 * With these errors the key can never start a payment again: the session ended, or the key belongs to another cart.
 */
const USED_KEY_CODES = ['checkout-closed', 'key-reused'];

const LEAD_TIMEOUT_MS = 3000;
const TIMEOUT_MS = 30_000;

export function checkoutCalls({ anonKey, items, body, keys }: Needs): CheckoutCalls {
  return {
    validate: () => fetchAvailability(items, { anonKey, cartId: body.cartId ?? null }),
    captureLead: () =>
      postJson('/api/capture-lead', leadOf({ email: body.email, items }), {
        anonKey,
        timeoutMs: LEAD_TIMEOUT_MS,
        read: readCaptured,
      }),
    async create() {
      const send = (key: string) =>
        postJson('/api/create-checkout', body, {
          anonKey,
          headers: { 'idempotency-key': key },
          timeoutMs: TIMEOUT_MS,
          read: readCreated,
        });
      try {
        const first = await send(keys.current());
        return createdOf(isKeyUsed(first) ? await send(keys.renew()) : first);
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
  items: Cart,
  { anonKey, language }: CouponNeeds,
): Promise<CouponResponse | null> {
  const body: ValidateDiscountBody = {
    p_code: code,
    p_cart_items: storedItems(items).map(({ packageId, price, quantity }) => ({
      packageId,
      price,
      quantity,
    })),
    p_subtotal: dollarsFromCents(totalCents(items)),
  };
  try {
    const outcome = await postJson('/api/rpc/validate_discount_code', body, {
      anonKey,
      headers: { 'accept-language': language },
      timeoutMs: TIMEOUT_MS,
      read: readCoupon,
    });
    return outcome.kind === 'success' && outcome.response !== null ? couponOf(outcome.response) : null;
  } catch {
    return null;
  }
}

function createdOf(
  outcome: PostOutcome<CreateCheckoutResponse>,
): Awaited<ReturnType<CheckoutCalls['create']>> {
  return outcome.kind === 'success' ? { kind: 'made', url: outcome.response?.url ?? null } : outcome;
}

function isKeyUsed(outcome: PostOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && USED_KEY_CODES.includes(outcome.code);
}

function noResponse(error: unknown): CallFailure {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'no-response', message, isTypeError: error instanceof TypeError };
}
