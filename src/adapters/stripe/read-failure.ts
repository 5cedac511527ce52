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

/** Rate limit or wrong keys: nothing was done, and the call works again once that is fixed. */
const NOTHING_DONE = [StripeRateLimitError, StripeAuthenticationError, StripePermissionError];
const REFUSED = [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError];
/** The same key is in use by another request, or a lock was held: the other request may still succeed. */
const CONFLICT = 409;

/**
 * What a failed call means for the money. An error that does not come from the service is a bug, and is
 * thrown again.
 */
export function readFailure(error: unknown): Failure {
  if (error instanceof z.ZodError) return { response: { kind: 'unknown' }, reason: 'unreadable-response' };
  if (!(error instanceof StripeError)) throw error;
  const reason = error.code ?? error.param ?? error.type;
  if (NOTHING_DONE.some((kind) => error instanceof kind)) return { response: { kind: 'try-later' }, reason };
  if (error.statusCode !== CONFLICT && REFUSED.some((kind) => error instanceof kind)) {
    return { response: { kind: 'rejected', code: reason }, reason };
  }
  return { response: { kind: 'unknown' }, reason };
}
