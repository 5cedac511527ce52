import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentNotice } from '#core/payments/payment-gateway.ts';

/** An older signature may be a replay. */
const OLDEST_SIGNATURE_SECONDS = 300;
/** Clocks differ by seconds. A signature dated further ahead would stay valid for longer than 300 s. */
const NEWEST_SIGNATURE_SECONDS = 300;

/** HMAC-SHA256 in hexadecimal. */
const HMAC = /^[0-9a-f]{64}$/;

/** Ids and types are simple words; anything else, even when signed, is not a notice that we could store. */
const Word = z.string().regex(/^[\w.:-]{1,255}$/);
const Notice = z.object({
  id: Word,
  type: Word,
  data: z.object({ object: z.object({ object: Word, id: Word.optional() }) }),
});

type Received = Readonly<{ rawBody: string; signature: string; secret: string }>;

/** Null: not from the service, too old, dated in the future, or not a notice at all. */
export function readNotice(stripe: Stripe, { rawBody, signature, secret }: Received): PaymentNotice | null {
  if (isFromTheFuture(signature) || hasMalformedSignature(signature)) return null;
  const event = verifiedEvent(stripe, { rawBody, signature, secret });
  const notice = Notice.safeParse(event);
  if (!notice.success) return null;
  const { object } = notice.data.data;
  return {
    noticeId: notice.data.id,
    kind: notice.data.type,
    sessionId: object.object === 'checkout.session' ? (object.id ?? null) : null,
  };
}

/** The library refuses old signatures only. */
function isFromTheFuture(signature: string): boolean {
  const times = signature
    .split(',')
    .filter((item) => item.startsWith('t='))
    .map((item) => Number.parseInt(item.slice(2), 10));
  return times.some((seconds) => seconds > Date.now() / 1000 + NEWEST_SIGNATURE_SECONDS);
}

/** The library throws errors of other kinds, as for a bug of the caller, for a value that is no HMAC in hexadecimal. */
function hasMalformedSignature(signature: string): boolean {
  return signature
    .split(',')
    .map((item) => item.split('='))
    .some(([scheme, ...values]) => scheme === 'v1' && !HMAC.test(values.join('=')));
}

function verifiedEvent(stripe: Stripe, { rawBody, signature, secret }: Received): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, OLDEST_SIGNATURE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null;
    throw error;
  }
}
