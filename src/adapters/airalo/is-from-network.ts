import { createHmac, timingSafeEqual } from 'node:crypto';

/** The network signs its webhooks: HMAC-SHA512 of the body as sent, keyed with our client secret. */
export function isFromNetwork(rawBody: string, signature: string, clientSecret: string): boolean {
  const expected = createHmac('sha512', clientSecret).update(rawBody).digest();
  const received = Buffer.from(signature, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
