import { z } from 'zod';
import { InstallableEsim } from './checkout-sessions.ts';

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
    units: z.array(
      z.object({
        title: z.string(),
        state: z.enum(['processing', 'delivered', 'refunding', 'refunded']),
      }),
    ),
  })
  .meta({ id: 'OwnOrder' });
export type MyOrder = z.infer<typeof MyOrder>;

export const MyOrdersResponse = z.object({ orders: z.array(MyOrder) });

export const MyEsim = z
  .object({
    id: z.string(),
    title: z.string(),
    /** The country of a local plan; null for regional and global plans. */
    countryCode: z.string().nullable(),
    coverage: z.enum(['local', 'regional', 'global']),
    iccid: z.string(),
    status: z.enum(['ready_to_activate', 'active', 'expired', 'finished', 'recycled', 'pending', 'unknown']),
    /** The customer marked it as installed. */
    isInstalled: z.boolean(),
    /** A sentence that says when its days start. */
    daysStart: z.string(),
    /** Installing it starts its days. */
    startsOnInstall: z.boolean(),
    orderNumber: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'OwnEsim' });
export type MyEsim = z.infer<typeof MyEsim>;

export const MyEsimsResponse = z.object({ esims: z.array(MyEsim) });

export const MyEsimParams = z.object({ id: z.uuid() });
export const MyEsimInstallResponse = z.object({ esim: InstallableEsim });
