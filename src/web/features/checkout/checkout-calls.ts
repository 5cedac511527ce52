import { totalCents, type CartItem } from '#core/cart/cart.ts';
import type { CouponAnswer } from '#core/checkout/coupon.ts';
import type { CallFailure } from '#core/checkout/explain-failure.ts';
import type { CheckoutCalls } from '#core/checkout/submit-checkout.ts';
import type { CreateCheckoutBody } from '#contract/checkout.ts';
import type { ValidateDiscountBody } from '#contract/discounts.ts';
import type { CaptureLeadBody } from '#contract/leads.ts';
import { postJson, type RawAnswer } from '../../api-client.ts';
import { askAvailability } from '../../ask-availability.ts';
import { readField, readTextField } from '../../read-field.ts';
import { readUtm } from './read-utm.ts';
import type { SubmitKeys } from './submit-keys.ts';

export type CheckoutBody = Omit<CreateCheckoutBody, 'items'> & { items: CartItem[] };

type Needs = Readonly<{ anonKey: string; body: CheckoutBody; keys: SubmitKeys }>;

/** The shop will never make a payment of these keys again: the session ended, or the key was another cart's. */
const SPENT_KEY = ['checkout-closed', 'key-reused'];

const LEAD_PATIENCE_MS = 3000;
const PATIENCE_MS = 30_000;

export function checkoutCalls({ anonKey, body, keys }: Needs): CheckoutCalls {
  return {
    validate: () => askAvailability(body.items, anonKey),
    captureLead: () => postJson('/api/capture-lead', leadOf(body), { anonKey, patienceMs: LEAD_PATIENCE_MS }),
    async create() {
      const ask = (key: string) =>
        postJson('/api/create-checkout', body, {
          anonKey,
          headers: { 'idempotency-key': key },
          patienceMs: PATIENCE_MS,
        });
      try {
        const first = await ask(keys.current());
        return madeOf(isKeySpent(first) ? await ask(keys.renew()) : first);
      } catch (error) {
        return noAnswer(error);
      }
    },
  };
}

/** Null: the shop could not be asked. */
export async function askCoupon(
  code: string,
  items: readonly CartItem[],
  anonKey: string,
): Promise<CouponAnswer | null> {
  const body: ValidateDiscountBody = {
    p_code: code,
    p_cart_items: items.map(({ packageId, price, quantity }) => ({ packageId, price, quantity })),
    p_subtotal: totalCents(items) / 100,
  };
  try {
    const answer = await postJson('/api/rpc/validate_discount_code', body, {
      anonKey,
      patienceMs: PATIENCE_MS,
    });
    return answer.isOk ? readCoupon(answer.body) : null;
  } catch {
    return null;
  }
}

function madeOf({ isOk, body }: RawAnswer): Awaited<ReturnType<CheckoutCalls['create']>> {
  if (isOk) return { kind: 'made', url: readTextField(body, 'url') };
  return { kind: 'refused', message: readTextField(readField(body, 'error'), 'message') ?? '' };
}

function isKeySpent({ isOk, body }: RawAnswer): boolean {
  return !isOk && SPENT_KEY.includes(readTextField(readField(body, 'error'), 'code') ?? '');
}

function readCoupon(body: unknown): CouponAnswer | null {
  const valid = readField(body, 'valid');
  const code = readTextField(body, 'code');
  const amount = readField(body, 'discount_amount');
  if (typeof valid !== 'boolean' || code === null || typeof amount !== 'number') return null;
  const description = readTextField(body, 'description');
  return { valid, code, discount_amount: amount, description, error: readTextField(body, 'error') };
}

function leadOf({ email, items }: CheckoutBody): CaptureLeadBody {
  return {
    email,
    source: 'checkout',
    cartItems: items.map(({ packageId, price, quantity, title, country }) => ({
      packageId,
      price,
      quantity,
      title,
      country,
    })),
    cartValueCents: totalCents(items),
    ...readUtm(),
  };
}

function noAnswer(error: unknown): CallFailure {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'no-answer', message, isTypeError: error instanceof TypeError };
}
