import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { Gift } from '../orders/gifts.ts';

export const MyOrdersQuery = z.object({
  /** The language of titles. */
  language: z.enum(LANGUAGES).default('en'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Only orders that are older than this one. */
  before: z.uuid().optional(),
});

export const MyOrder = z
  .object({
    id: z.string(),
    number: z.string(),
    /** ISO 8601. */
    paidAt: z.string(),
    state: z.enum(['processing', 'ready', 'refunded']),
    totalCents: z.int(),
    refundedCents: z.int(),
    currency: z.string(),
    /** The customer withdrew from it or a part of it, and nobody has decided yet. */
    hasOpenWithdrawal: z.boolean(),
    /** All of it was used, after the customer accepted that use ends the right of withdrawal. */
    isRightEndedByUse: z.boolean(),
    /** Null: it was bought for the customer. */
    gift: Gift.nullable(),
    units: z.array(
      z.object({
        kind: z.enum(PACKAGE_TYPES),
        title: z.string(),
        /** The order has another unit of the same plan. */
        isOneOfSeveral: z.boolean(),
        state: z.enum(['processing', 'delivered', 'refunding', 'refunded']),
      }),
    ),
  })
  .meta({ id: 'OwnOrder' });
export type MyOrder = z.infer<typeof MyOrder>;

export const MyOrdersResponse = z.object({
  orders: z.array(MyOrder),
  /** The value of `before` for the next request; null: there are no more. */
  next: z.string().nullable(),
});
