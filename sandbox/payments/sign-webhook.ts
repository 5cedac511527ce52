import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: the signing time, and an HMAC of that time and the raw body. */
export function signWebhook(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`, 'utf8').digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
