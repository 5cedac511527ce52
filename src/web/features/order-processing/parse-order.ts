import * as z from 'zod/mini';
import type { Order } from './processing-view.ts';

const StepName = z.enum([
  'payment-confirmed',
  'adding-topup',
  'creating-esim',
  'activating-profile',
  'sending-instructions',
  'ready-to-use',
]);

const OrderShape: z.ZodMiniType<Order> = z.object({
  state: z.enum(['checking', 'processing', 'ready', 'refunded', 'payment-failed']),
  steps: z.array(z.object({ step: StepName, state: z.enum(['waiting', 'processing', 'complete']) })),
  units: z.array(
    z.object({
      kind: z.enum(['sim', 'topup']),
      title: z.string(),
      state: z.enum(['processing', 'delivered', 'refunding', 'refunded']),
    }),
  ),
  orderNumber: z.string(),
  amountPaidCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  email: z.string(),
  paymentStatus: z.enum(['checking', 'paid', 'failed']),
  isOwnBrowser: z.boolean(),
  cartId: z.nullable(z.string()),
  topup: z.nullable(z.object({ iccidEnd: z.string(), esimId: z.nullable(z.string()) })),
});

/** Parses an event's text into an order; null when it is not one. */
export function parseOrder(text: string): Order | null {
  try {
    return z.safeParse(OrderShape, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
