import * as z from 'zod/mini';
import { LANGUAGES } from '#core/language.ts';
import type { Order } from './processing-view.ts';

const StepName = z.enum([
  'payment-confirmed',
  'adding-topup',
  'creating-esim',
  'activating-profile',
  'sending-instructions',
  'ready-to-use',
]);

const GiftShape = z.object({
  id: z.string(),
  recipientEmail: z.string(),
  recipientName: z.nullable(z.string()),
  giverName: z.nullable(z.string()),
  message: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  sendAt: z.string(),
  timeZone: z.string(),
  state: z.enum(['scheduled', 'sending', 'sent', 'failed', 'opened', 'ended']),
  sentAt: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  openedEsimIds: z.array(z.string()),
  esimCount: z.int(),
  isKept: z.boolean(),
});

const OrderShape: z.ZodMiniType<Order> = z.object({
  state: z.enum(['checking', 'processing', 'ready', 'refunded', 'payment-failed']),
  steps: z.array(z.object({ step: StepName, state: z.enum(['waiting', 'processing', 'complete']) })),
  units: z.array(
    z.object({
      kind: z.enum(['sim', 'topup']),
      title: z.string(),
      isOneOfSeveral: z.boolean(),
      state: z.enum(['processing', 'delivered', 'refunding', 'refunded']),
    }),
  ),
  orderId: z.nullable(z.string()),
  orderNumber: z.string(),
  amountPaidCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  email: z.string(),
  paymentStatus: z.enum(['checking', 'paid', 'failed']),
  isOwnBrowser: z.boolean(),
  cartId: z.nullable(z.string()),
  topup: z.nullable(
    z.object({ iccidEnd: z.string(), esimId: z.nullable(z.string()), esimName: z.nullable(z.string()) }),
  ),
  isGift: z.boolean(),
  gift: z.nullable(GiftShape),
});

/** Parses an event's text into an order; null when it is not one. */
export function parseOrder(text: string): Order | null {
  try {
    return z.safeParse(OrderShape, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
