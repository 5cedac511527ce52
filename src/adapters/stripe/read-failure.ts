import Stripe from 'stripe';
import { z } from 'zod';
import type { GatewayResult } from '#core/payments/payment-gateway.ts';

type Failure = Readonly<{ response: Exclude<GatewayResult<never>, { kind: 'done' }>; reason: string }>;

const {
  StripeError,
  StripeRateLimitError,
  StripeAuthenticationError,
  StripePermissionError,
  StripeInvalidRequestError,
  StripeCardError,
  StripeIdempotencyError,
} = Stripe.errors;

/** Too fast, or keys that do not fit: nothing was done, and it works again once that is put right. */
const NOTHING_DONE = [StripeRateLimitError, StripeAuthenticationError, StripePermissionError];
const REFUSED = [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError];
/** The same key is at work in another request, or a lock was held: the other one may still do it. */
const CONFLICT = 409;

/** What a failed call means for the money. Anything that is not the service's own doing is a bug, and thrown. */
export function readFailure(error: unknown): Failure {
  if (error instanceof z.ZodError) return { response: { kind: 'unknown' }, reason: 'unreadable-answer' };
  if (!(error instanceof StripeError)) throw error;
  const reason = error.code ?? error.param ?? error.type;
  if (NOTHING_DONE.some((kind) => error instanceof kind)) return { response: { kind: 'try-later' }, reason };
  if (error.statusCode !== CONFLICT && REFUSED.some((kind) => error instanceof kind)) {
    return { response: { kind: 'rejected', code: reason }, reason };
  }
  return { response: { kind: 'unknown' }, reason };
}
