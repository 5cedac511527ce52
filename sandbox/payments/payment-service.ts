import { createHmac } from 'node:crypto';
import { createWebhookOutbox, type WebhookOutbox } from '../webhooks/create-webhook-outbox.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { newId } from './ids.ts';
import { openRecords, type Records } from './records.ts';
import type { Json } from './reply.ts';
import { showEvent } from './show-payment.ts';

/** The API call that caused an event; null when a payer or the clock caused it. */
export type Cause = Readonly<{ requestId: string; idempotencyKey: string | null }>;

/** The context that all parts of the payment service share. */
export type PaymentService = Readonly<{
  sandbox: SandboxContext;
  records: Records;
  outbox: WebhookOutbox;
  /** Seconds on the machine's clock: the time that the shop and the payment service share. */
  now(): number;
  /**
   * Stores an event in the current transaction, and sends it to the shop if the shop subscribed to its type.
   */
  announce(type: string, object: Json, cause?: Cause): void;
}>;

/** The event types to which the shop's webhook endpoint is subscribed. */
const DELIVERED = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
]);

export function openPaymentService(sandbox: SandboxContext): PaymentService {
  const records = openRecords(sandbox);
  const now = () => Math.floor(sandbox.clock.machineNow().getTime() / 1000);
  const outbox = createWebhookOutbox(sandbox, {
    name: 'stripe',
    path: '/api/webhooks/stripe',
    headersFor: (body) => ({
      'stripe-signature': signWebhook(body, sandbox.keys.stripeWebhookSecret, now()),
      'user-agent': 'Stripe/1.0 (sandbox)',
    }),
  });

  return {
    sandbox,
    records,
    outbox,
    now,
    announce(type, object, cause) {
      const event = {
        id: newId('evt'),
        created: now(),
        type,
        object,
        requestId: cause?.requestId ?? null,
        idempotencyKey: cause?.idempotencyKey ?? null,
      };
      records.events.save(event.id, event);
      if (!DELIVERED.has(type)) return;
      outbox.queue({ id: event.id, type, body: JSON.stringify(showEvent(event, 1)) });
    },
  };
}

/** The `Stripe-Signature` header: the signing time, and an HMAC of that time and the raw body. */
function signWebhook(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`, 'utf8').digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
