import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { createWebhookOutbox } from '../../webhooks/create-webhook-outbox.ts';
import type { SandboxContext } from '../../sandbox-context.ts';

export const NOTICE_TYPES = [
  'webhook_low_data',
  'email_low_data',
  'webhook_credit_limit',
  'email_credit_limit',
  'async_orders',
] as const;
const NoticeType = z.enum(NOTICE_TYPES);
export type NoticeType = z.infer<typeof NoticeType>;

const OptIn = z.object({
  type: NoticeType,
  contactPoint: z.string(),
  language: z.string().nullable(),
  levels: z.array(z.number()).nullable(),
});
export type OptIn = z.infer<typeof OptIn>;

/** Stores the subscriptions and sends the notices. The sandbox calls only the shop. */
export interface NoticeSender {
  optIn(optIn: OptIn): void;
  optOut(type: NoticeType): void;
  find(type: NoticeType): OptIn | null;
  /** Signed, and retried until the shop accepts it. A second notice with the same `id` is not sent. */
  send(notice: Readonly<{ id: string; type: string; body: Readonly<Record<string, unknown>> }>): void;
}

export function openNoticeSender(sandbox: SandboxContext): NoticeSender {
  const optIns = sandbox.store.collection('network-opt-ins', OptIn);
  const outbox = createWebhookOutbox(sandbox, {
    name: 'airalo',
    path: '/api/webhooks/airalo',
    headersFor: (body) => ({ 'airalo-signature': sign(body, sandbox.keys.airaloClientSecret) }),
  });

  return {
    optIn: (optIn) => optIns.save(optIn.type, optIn),
    optOut: (type) => optIns.remove(type),
    find: (type) => optIns.find(type),
    send({ id, type, body }) {
      if (outbox.stateOf(id) === null) outbox.queue({ id, type, body: JSON.stringify(body) });
    },
  };
}

/** HMAC-SHA512 of the raw body, keyed with the partner's client secret, in hexadecimal. */
export function sign(body: string, clientSecret: string): string {
  return createHmac('sha512', clientSecret).update(body).digest('hex');
}
