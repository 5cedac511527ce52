import { z } from 'zod';
import { PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { Gift } from '../orders/gifts.ts';

/** The language of titles. */
export const MyOrdersQuery = z.object({ language: z.enum(['en', 'es']).default('en') });

export const MyOrder = z
  .object({
    number: z.string(),
    /** ISO 8601. */
    paidAt: z.string(),
    state: z.enum(['processing', 'ready', 'refunded']),
    totalCents: z.int(),
    refundedCents: z.int(),
    currency: z.string(),
    /** Null: it was bought for the customer. */
    gift: Gift.nullable(),
    units: z.array(
      z.object({
        kind: z.enum(PACKAGE_TYPES),
        title: z.string(),
        state: z.enum(['processing', 'delivered', 'refunding', 'refunded']),
      }),
    ),
  })
  .meta({ id: 'OwnOrder' });
export type MyOrder = z.infer<typeof MyOrder>;

export const MyOrdersResponse = z.object({ orders: z.array(MyOrder) });
