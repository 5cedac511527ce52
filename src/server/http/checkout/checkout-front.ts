import { isConsentGiven, type ShownWithdrawal } from '#core/checkout/consent.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Clock } from '#core/clock.ts';
import { refusalSentence, publicRefusal } from '#core/discounts/discount.ts';
import { admitCheckout, type Admission } from '#core/limits/admit-checkout.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { couponsPerClient, HOLD_LIMITS, type HoldLimits } from '#core/limits/shop-limits.ts';
import { unavailableMessage } from '#core/orders/checkout/check-availability.ts';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import type { CheckoutOutcome } from '#core/orders/checkout/create-checkout.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import type { OrderServices } from '../order-services.ts';
import { tooManyRequests, type Problem } from '../problem.ts';
import { RateLimiter, USUAL_LIMITS, type RateLimits } from '../middleware/rate-limiter.ts';

export type CheckoutNeeds = Readonly<{
  orders: OrderServices;
  offers: OfferReader;
  sharedLimits: SharedLimits;
  clock: Clock;
  limits?: RateLimits;
  holdLimits?: HoldLimits;
}>;

/**
 * The page requires this consent where it is needed. A page that did not gets this error, so that it can show
 * the checkbox.
 */
const NO_CONSENT: CheckoutRefusal = {
  status: 400,
  code: 'withdrawal-consent-required',
  message:
    'withdrawal must be accepted: the customer requests immediate delivery and acknowledges that the right of withdrawal ends when the eSIM has been used.',
};

export type Placed =
  /** `cookie` is set for the browser that pays. */
  | Readonly<{ kind: 'ready'; url: string; cookie: string | null }>
  | Readonly<{ kind: 'refused'; problem: CheckoutRefusal }>;

/** The HTTP side of a checkout, the same for a cart and for a top-up. */
export type CheckoutFront = Readonly<{
  /** Counts a submit by a client. Null: it may continue. */
  refuseTooMany(client: string, code: string | null | undefined): Promise<Problem | null>;
  /** Whether an order from `country` may be created after this text was shown. Null: it may. */
  refuseWithoutConsent(shown: ShownWithdrawal | undefined, country: string | null): CheckoutRefusal | null;
  place(request: CheckoutRequest, who: Who): Promise<Placed>;
}>;

export function createCheckoutFront(needs: CheckoutNeeds): CheckoutFront {
  const { orders, sharedLimits, clock, limits = USUAL_LIMITS } = needs;
  const limiter = new RateLimiter(limits.checkouts, clock);
  const coupons = couponsPerClient(limits.coupons);
  return {
    async refuseTooMany(client, code) {
      const allowed = limiter.take(client);
      // A checkout with a code tries that code, so it counts against the coupon limit too.
      const verdict =
        allowed.isAllowed && code?.trim() ? await sharedLimits.take(coupons, client, clock.now()) : allowed;
      return verdict.isAllowed ? null : tooManyRequests(verdict.retryAfterSeconds);
    },
    refuseWithoutConsent: (shown, country) => (isConsentGiven(shown ?? null, country) ? null : NO_CONSENT),
    async place(request, who) {
      const outcome = await placeCheckout(needs, request, who);
      if (outcome.kind !== 'ready')
        return { kind: 'refused', problem: problemOf(outcome, who.signedIn !== null) };
      const cookie = outcome.orderId === null ? null : orders.grants.setCookie(outcome.orderId);
      return { kind: 'ready', url: outcome.url, cookie };
    },
  };
}

type PlacedOutcome = CheckoutOutcome | { kind: 'too-many'; retryAfterSeconds: number };
export type Who = Readonly<{ client: string; signedIn: SignedIn | null }>;

/** Counts the checkout by what it would hold, then places it; one that is refused held nothing. */
async function placeCheckout(
  needs: CheckoutNeeds,
  request: CheckoutRequest,
  who: Who,
): Promise<PlacedOutcome> {
  const { verdict, undo } = await admit(needs, request, who);
  if (!verdict.isAllowed) return { kind: 'too-many', retryAfterSeconds: verdict.retryAfterSeconds };
  const outcome = await needs.orders.createCheckout(request);
  if (outcome.kind === 'refused' || outcome.kind === 'key-reused') await undo();
  return outcome;
}

/** Limited stock is what others may want as well, and so is a code with a limit for all. */
async function admit(
  { orders, offers, sharedLimits, clock, holdLimits = HOLD_LIMITS }: CheckoutNeeds,
  request: CheckoutRequest,
  { client, signedIn }: Who,
): Promise<Admission> {
  const { discountCode: code, cartId, idempotencyKey, lines } = request;
  const discount = code === null ? null : await orders.discounts.find(code);
  const holdsLimited =
    (discount?.totalLimit ?? null) !== null ||
    (await offers.hasLimitedStock(lines.map(({ packageId }) => packageId)));
  return admitCheckout(
    { counts: sharedLimits, limits: holdLimits, clock },
    {
      client,
      buyer: signedIn === null ? { guestEmail: request.email } : { accountId: signedIn.userId },
      cart: cartId ?? idempotencyKey,
      code: discount?.code ?? null,
      holdsLimited,
    },
  );
}

function tooManyCheckouts(retryAfterSeconds: number): CheckoutRefusal {
  return {
    ...tooManyRequests(retryAfterSeconds),
    status: 429,
    code: 'too-many-open-checkouts',
    message: 'Too many checkouts were started and not paid. Please wait a few minutes and try again.',
  };
}

export type CheckoutRefusal = Omit<Problem, 'status'> & Readonly<{ status: 400 | 409 | 429 | 503 }>;

/** The texts in `message` are fixed by the specification: the checkout dialog recognises the cause by them. */
function problemOf(outcome: Exclude<PlacedOutcome, { kind: 'ready' }>, isSignedIn: boolean): CheckoutRefusal {
  switch (outcome.kind) {
    case 'refused':
      return refusalOf(outcome.refusal, isSignedIn);
    case 'too-many':
      return tooManyCheckouts(outcome.retryAfterSeconds);
    case 'key-reused':
      return {
        status: 409,
        code: 'key-reused',
        message: 'This idempotency key was used for another checkout.',
      };
    case 'closed':
      return {
        status: 409,
        code: 'checkout-closed',
        message: 'This checkout can no longer be paid. Please start again.',
      };
    case 'payment-unavailable':
      return {
        status: 503,
        code: 'payment-unavailable',
        message: 'The payment processing service cannot be reached. Please try again.',
        headers: { 'retry-after': '5' },
      };
  }
}

function refusalOf(
  refusal: Extract<CheckoutOutcome, { kind: 'refused' }>['refusal'],
  isSignedIn: boolean,
): CheckoutRefusal {
  switch (refusal.kind) {
    case 'unavailable':
      return { status: 409, code: 'package-unavailable', message: unavailableMessage(refusal.why) };
    case 'same-topup-again':
      return {
        status: 409,
        code: refusal.isPaid ? 'same-topup-again' : 'same-topup-unpaid',
        message: refusal.isPaid
          ? 'The same top-up was bought for this eSIM a moment ago. Send isRepeatWanted to buy it again.'
          : 'Somebody is about to pay for the same top-up of this eSIM. Send isRepeatWanted to buy it too.',
      };
    case 'gift-day-too-late':
      return {
        status: 409,
        code: 'gift-day-too-late',
        message: 'One of these plans must be installed before that day. Please choose an earlier day.',
      };
    case 'price-updated':
      return { status: 409, code: 'price-updated', message: 'Price has been updated' };
    case 'coupon-not-valid': {
      const why = publicRefusal(refusal.why, isSignedIn);
      return { status: 409, code: `coupon-${why.kind}`, message: refusalSentence(why) };
    }
  }
}
